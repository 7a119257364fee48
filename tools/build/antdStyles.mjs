import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
// Uses the builds for Node, because those for browsers cannot be imported here.
const { extractStyle } = require('@ant-design/static-style-extract');
const antd = require('antd');
const { createElement } = require('react');

/** Exports of antd that are not components with styles. */
const WITHOUT_STYLE = new Set(['ConfigProvider', 'theme']);
/** Components that no source imports, because `App.useApp()` or ProLayout opens or renders them. */
const UNNAMED = ['Layout', 'Modal', 'message', 'notification'];
const ADDRESS = 'virtual:antd.css';

/**
 * Returns antd's styles as a style sheet, for `zeroRuntime`. antd's own extractor creates it from the components that
 * the sources import. Colors and sizes remain variables, which antd sets in the browser according to the theme. The
 * cascade layer ranks below the product's rules, regardless of file order. Empty except in a build, because otherwise
 * antd creates its styles in the browser. Fails the build for a component without styles, and names it.
 */
export function antdStyles(root) {
  let isBuild = false;
  return {
    name: 'antd-styles',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : undefined),
    load(id) {
      if (id !== `\0${ADDRESS}`) return undefined;
      if (!isBuild) return '';
      const names = usedComponents(root);
      const missing = names.filter((name) => stylesOf([name]) === '');
      if (missing.length > 0) this.error(`antd has no styles for ${missing.join(', ')}`);
      return `@layer antd{${stylesOf(names)}}`;
    },
  };
}

/** Returns the names of all antd components imported in `src`, sorted. */
export function usedComponents(root) {
  const sources = readdirSync(join(root, 'src'), { recursive: true }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing\b/.test(path),
  );
  const imports = sources.flatMap((path) => [
    ...readFileSync(join(root, 'src', path), 'utf8').matchAll(/^import \{([^}]*)\} from 'antd';/gm),
  ]);
  const names = imports.flatMap(([, list]) => list.split(',').map((name) => name.trim().split(' ')[0]));
  const values = names.filter((name) => name !== '' && name !== 'type' && !WITHOUT_STYLE.has(name));
  return [...new Set([...values, ...UNNAMED])].sort();
}

/** The parts of components that the extractor would leave out. */
const PARTS = {
  Form: createElement(antd.Form, null, createElement(antd.Form.Item, { label: 'a', help: 'b' }, 'c')),
};
/** The CSS class with the variables of the default theme. */
const VARIABLES = 'default-theme';

/** Returns the rules of these components without variables, because antd sets the variables in the browser. */
export function stylesOf(includes) {
  const theme = { hashed: false, cssVar: { key: VARIABLES } };
  const customTheme = (node) =>
    createElement(antd.ConfigProvider, { theme }, node, ...includes.map((name) => PARTS[name] ?? null));
  return extractStyle({ includes, customTheme }).replaceAll(new RegExp(`\\.${VARIABLES}[^{}]*\\{[^}]*\\}`, 'g'), '');
}
