/** Opacity of the watermark: visible on every background of the theme, while every text of the theme stays readable. */
export const MARK_OPACITY = 0.08;
/** The red, green and blue value of the watermark: a gray for light and dark pages. */
export const MARK_COLOR = 128;

const TILE = { width: 360, height: 200 };

/**
 * The style rules of a watermark with `text`. `html` and `body` draw the watermark, because a user could hide or remove
 * a separate element. Hiding `html` or `body` also hides the page. The watermark covers dialogs and pictures, ignores
 * clicks and is printed.
 */
export function watermarkStyles(text: string): string {
  const written = text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
  const { width, height } = TILE;
  const fill = `rgb(${MARK_COLOR},${MARK_COLOR},${MARK_COLOR})`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<text x="50%" y="50%" text-anchor="middle" transform="rotate(-18 ${width / 2} ${height / 2})" ` +
    `font-family="sans-serif" font-size="15" fill="${fill}" fill-opacity="${MARK_OPACITY}">${written}</text></svg>`;
  const picture = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  const mark = (offset: string) =>
    `content:""!important;display:block!important;visibility:visible!important;opacity:1!important;` +
    `position:fixed!important;inset:0!important;z-index:2147483647!important;pointer-events:none!important;` +
    `background:${picture} ${offset}!important;print-color-adjust:exact!important`;
  return `html::after{${mark('0 0')}}body::after{${mark(`${width / 2}px ${height / 2}px`)}}`;
}
