const NO_STYLE = "export function useStyle() {\n  return { wrapSSR: (node) => node, hashId: '' };\n}\n";
/** What each of its modules is changed in: what is replaced, and by what. */
const CHANGES = [
  // The words of 34 languages: our frame shows none of them.
  [/\/provider\/locale\/\w+\.js$/, /^[^]*$/, 'export default {};'],
  // Styles made in the browser; what our frame needs of them is in AppShell.module.css.
  [/\/provider\/useStyle\/index\.js$/, /export function useStyle\([^]*$/, NO_STYLE],
  // Tokens of its own, and a theme with class names of its own: all of antd's would be computed once more.
  [/\/provider\/index\.js$/, /import \{ useCacheToken \} from [^\n]*/, 'const useCacheToken = () => [];'],
  [
    /\/provider\/index\.js$/,
    /export const isNeedOpenHash = \(\) => \{[^]*?\n\};/,
    'export const isNeedOpenHash = () => false;',
  ],
  // Themes for antd's side menu and for the header's colour, each with all tokens once more.
  [
    /\/layout\/ProLayout\.js$/,
    /theme: \{\s+hashed: isNeedOpenHash\(\),[^]*?\n {10}\},\s+(?=children: siderMenuDom)/,
    '',
  ],
  [
    /\/layout\/components\/Header\/index\.js$/,
    /theme: \{\s+hashed: isNeedOpenHash\(\),[^]*?\n {6}\},\s+(?=children: \[)/,
    '',
  ],
  // A menu that it fetches, the settings of its current entry, and a window whose width is known a render later: each of
  // them renders the frame once more.
  [
    /\/layout\/ProLayout\.js$/,
    /import useSWR, \{ useSWRConfig \} from 'swr';/,
    'const useSWR = () => ({});\nconst useSWRConfig = useSWR;',
  ],
  [/\/layout\/utils\/useCurrentMenuLayoutProps\.js$/, /^[^]*$/, 'export const useCurrentMenuLayoutProps = () => ({});'],
  [/\/utils\/useMediaQuery\/query\.js$/, /useState\(false\)/, 'useState(() => window.matchMedia(mediaQuery).matches)'],
];

/**
 * ProLayout without what our frame does not show: its header, side menu, footer and styles are our own. Fails the build
 * for a change that no longer fits.
 */
export function plainFrame() {
  return {
    name: 'plain-frame',
    apply: 'build',
    transform(code, id) {
      const path = /\/pro-components\/es(\/.*)$/.exec(id)?.[1];
      const changes = CHANGES.filter(([file]) => path && file.test(path));
      if (changes.length === 0) return undefined;
      const changed = changes.reduce((text, [, what, by]) => {
        if (!what.test(text)) this.error(`${path}: ${what} is not there, see .ci/antd/plainFrame.mjs`);
        return text.replace(what, by);
      }, code);
      return { code: changed, map: null };
    },
  };
}
