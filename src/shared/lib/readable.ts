/** The relative luminance of a color, 0 to 1 (WCAG 2.2). */
export function luminance([r, g, b]: readonly [number, number, number]): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

const parse = (hex: string): [number, number, number] =>
  [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16)) as [number, number, number];

/** The contrast of white text on a color `#rrggbb`, 1 to 21 (WCAG 2.2). */
export const contrastWithWhite = (hex: string) => 1.05 / (luminance(parse(hex)) + 0.05);

/** Darkens a color just enough for white text on it to have a contrast of 4.5:1 (docs/quality#2.2). */
export function readable(hex: string): string {
  let colour = hex.toLowerCase();
  for (let part = 1; part > 0 && contrastWithWhite(colour) < 4.5; part -= 0.02) {
    colour = `#${parse(hex)
      .map((value) =>
        Math.round(value * part)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  }
  return colour;
}
