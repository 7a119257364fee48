// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { luminance } from '@/shared/lib/readable';
import { antdTheme } from '../theme/antdTheme';
import { MARK_COLOR, MARK_OPACITY, watermarkStyles } from './watermarkStyles';

type Color = readonly [number, number, number];

const over = (ground: Color, [r, g, b]: Color, opacity: number): Color => {
  const mixed = (top: number, bottom: number) => top * opacity + bottom * (1 - opacity);
  return [mixed(r, ground[0]), mixed(g, ground[1]), mixed(b, ground[2])];
};
const marked = (color: Color) => over(color, [MARK_COLOR, MARK_COLOR, MARK_COLOR], MARK_OPACITY);

function parsed(color: string, ground: Color): Color {
  if (color.startsWith('#'))
    return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Color;
  const [r = 0, g = 0, b = 0, opacity = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return over(ground, [r, g, b], opacity);
}

function contrast(one: Color, other: Color): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The contrast of a text with its background if the mark crosses only one of the two; the worse of both cases. */
const markedContrast = (text: Color, ground: Color) =>
  Math.min(contrast(marked(text), ground), contrast(text, marked(ground)));

window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof window.matchMedia;

const grounds: [string, Color][] = [
  ['light', [255, 255, 255]],
  ['dark', [20, 20, 20]],
];

describe.each(grounds)('on %s pages', (theme, ground) => {
  const { token = {} } = antdTheme('#008080', theme === 'dark');
  const texts = Object.entries(token).filter(([name]) =>
    /^color(Text|Link|Error|Success|Warning|Info)(?!.*Bg)/.test(name),
  );

  it('every text of the theme keeps a contrast of 4.5:1 under the watermark', () => {
    expect(texts.length).toBeGreaterThan(5);
    const lost = texts.filter(([, color]) => markedContrast(parsed(String(color), ground), ground) < 4.5);
    expect(lost).toEqual([]);
  });

  it('the watermark is visible', () => expect(contrast(marked(ground), ground)).toBeGreaterThan(1.07));
});

it('the label of a primary button keeps a contrast of 4.3:1 under the watermark', () =>
  expect(markedContrast([255, 255, 255], [0, 128, 128])).toBeGreaterThan(4.3));

it('the watermark shows markup in the user’s name as plain text', () => {
  const rules = watermarkStyles(`王"</text><script>'小 8000`);
  const pictures = [...rules.matchAll(/url\("data:image\/svg\+xml,([^"]+)"\)/g)].map(([, code]) =>
    decodeURIComponent(code ?? ''),
  );
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    const svg = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
    expect(svg.textContent).toBe(`王"</text><script>'小 8000`);
    expect(svg.children).toHaveLength(1);
  }
});

it('pseudo-elements of html and body draw the watermark', () => {
  expect(watermarkStyles('王')).toMatch(/^html::after\{.*\}body::after\{/);
});
