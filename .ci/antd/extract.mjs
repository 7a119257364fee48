import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// antd's own build for Node: the one for browsers cannot be imported here.
const { createCache, StyleProvider } = require('@ant-design/cssinjs');
const antd = require('antd');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

const { Badge, Button, Cascader, ConfigProvider, DatePicker, Form, Input, Layout } = antd;
const { message, Modal, notification, Pagination, Space, Tag, Typography } = antd;

/** What the bare components do not render by themselves. */
const EXTRA = [
  createElement(Badge.Ribbon),
  createElement(Cascader.Panel),
  createElement(DatePicker.RangePicker),
  createElement(Form, null, createElement(Form.Item, null, 'a')),
  createElement(Input.Search),
  createElement(Input.TextArea),
  createElement(Input.Password),
  createElement(Input.OTP),
  createElement(Layout.Sider),
  createElement(Modal._InternalPanelDoNotUseOrYouWillBeFired, { type: 'confirm' }),
  createElement(message._InternalPanelDoNotUseOrYouWillBeFired),
  createElement(notification._InternalPanelDoNotUseOrYouWillBeFired),
  createElement(ConfigProvider, { theme: { hashed: false, token: { wireframe: true } } }, createElement(Pagination)),
  createElement(Space.Compact, null, createElement(Button)),
  createElement(Space.Addon, null, 'a'),
  createElement(Tag, { color: 'blue' }),
  createElement(Tag, { color: 'success' }),
  createElement(Typography.Text),
];

/**
 * The styles of antd's components as CSS, by the name of the style, such as `Button-Button` or `Tag-status`; what every
 * component needs is under `Shared`. Colours and sizes are variables, which antd sets in the browser by the theme.
 */
export function antdStyles() {
  const cache = createCache();
  const theme = { hashed: false };
  const bare = Object.entries(antd)
    .filter(([name, component]) => /^[A-Z]/.test(name) && name !== 'ConfigProvider' && isComponent(component))
    .map(([, component]) => createElement(component));
  for (const element of [...bare, ...EXTRA])
    renderToString(
      createElement(StyleProvider, { cache, mock: 'server' }, createElement(ConfigProvider, { theme }, element)),
    );
  return stylesOf(cache);
}

const isComponent = (value) =>
  typeof value === 'function' || (typeof value === 'object' && '$$typeof' in (value ?? {}));

function stylesOf(cache) {
  const styles = new Map();
  for (const [key, [, [css, , keyframes = {}]]] of cache.cache) {
    const [kind, , name] = key.split('%');
    if (kind !== 'style') continue;
    const own = name === 'ant-design-icons' ? 'Shared' : name;
    styles.set(own, (styles.get(own) ?? '') + css + Object.values(keyframes).join(''));
  }
  return styles;
}
