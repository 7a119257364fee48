import { antdStyles } from './extract.mjs';

/** The file of a style in antd: `antd/es/button/style/index.js`, `antd/es/_util/wave/style.js`. */
const STYLE_FILE = /\/antd\/es\/.*\/style(\/\w+)?\.js$/;
const HOOKS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);
const PREFIX = '\0antd-style/';

/**
 * antd without styles made in the browser (`zeroRuntime`): the build takes the code that makes a component's styles out of
 * antd's modules and imports the same styles as CSS, so that a chunk brings the styles of its components and nothing else.
 * Colours and sizes stay variables that antd sets by the theme. The layer is below the product's own CSS, whatever the
 * order of the files. Fails the build for a style that cannot be found.
 */
export function staticAntdStyles() {
  let styles;
  return {
    name: 'static-antd-styles',
    apply: 'build',
    buildStart() {
      styles = antdStyles();
    },
    resolveId: (id) =>
      id.startsWith('virtual:antd-style/') ? PREFIX + id.slice('virtual:antd-style/'.length) : undefined,
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      return `@layer antd{${styles.get(id.slice(PREFIX.length, -'.css'.length))}}`;
    },
    transform(code, id) {
      if (!STYLE_FILE.test(id)) return undefined;
      const calls = [];
      collect(this.parse(code), calls);
      if (calls.length === 0) return undefined;
      const names = [...new Set(calls.map(nameOf))];
      const missing = names.filter((name) => !styles.has(name));
      if (missing.length > 0)
        this.error(`No styles for ${missing.join(', ')}: add what renders it to .ci/antd/extract.mjs`);
      const imports = ['Shared', ...names].map((name) => `import 'virtual:antd-style/${name}.css';\n`);
      return { code: imports.join('') + without(code, calls), map: null };
    },
  };
}

/** Finds the calls that make a style hook, anywhere in a syntax tree. */
function collect(node, calls) {
  if (Array.isArray(node)) for (const child of node) collect(child, calls);
  else if (node && typeof node.type === 'string') {
    if (node.type === 'CallExpression' && HOOKS.has(node.callee.name)) calls.push(node);
    for (const value of Object.values(node)) if (value && typeof value === 'object') collect(value, calls);
  }
}

/** `Button-Button` for `genStyleHooks('Button', …)`, `Tag-status` for `(['Tag', 'status'], …)`. */
function nameOf({ arguments: [name] }) {
  const [component, part] = name.type === 'ArrayExpression' ? name.elements.map(({ value }) => value) : [name.value];
  return `${component}-${part ?? component}`;
}

/** The code with an empty style in each call; what made the styles is then unused and left out of the bundle. */
function without(code, calls) {
  return [...calls]
    .sort((a, b) => b.start - a.start)
    .reduce((text, call) => {
      const { start, end } = call.arguments[1];
      return `${text.slice(0, start)}() => []${text.slice(end)}`;
    }, code);
}
