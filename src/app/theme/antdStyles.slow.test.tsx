import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { act, render, screen } from '@testing-library/react';
import * as antd from 'antd';
import { type Browser, chromium, type Page } from 'playwright';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureChromium } from '../../../tools/test/chromium.mjs';
import { stylesOf, usedComponents } from '../../../tools/build/antdStyles.mjs';

const root = `${import.meta.dirname}/../../..`;
const options = [{ value: 'a', label: 'A' }];
const items = [{ key: 'a', label: 'A' }];
const { App, Badge, Button, Card, DatePicker, Form, Input, Layout, Menu, Space, Tag } = antd;

/** How the product uses each component: with its parts, and opened where it opens. */
const GALLERY: Record<string, ReactNode> = {
  Alert: <antd.Alert title="a" description="b" showIcon type="error" closable />,
  App: <App>a</App>,
  AutoComplete: <antd.AutoComplete open options={options} />,
  Avatar: <antd.Avatar>a</antd.Avatar>,
  Badge: (
    <Badge.Ribbon text="a">
      <Badge count={3}>a</Badge>
    </Badge.Ribbon>
  ),
  Breadcrumb: <antd.Breadcrumb items={[{ title: 'a' }, { title: 'b', menu: { items } }]} />,
  Button: <Button danger type="primary" loading />,
  Card: (
    <Card title="a" loading>
      <Card.Grid>a</Card.Grid>
      <Card.Meta title="a" />
    </Card>
  ),
  Checkbox: <antd.Checkbox.Group options={options} />,
  DatePicker: (
    <>
      <DatePicker open showTime />
      <DatePicker.RangePicker open presets={[]} />
    </>
  ),
  Descriptions: <antd.Descriptions bordered items={[{ key: 'a', label: 'a', children: 'b' }]} />,
  Divider: <antd.Divider>a</antd.Divider>,
  Drawer: (
    <antd.Drawer open title="a" footer="b" loading>
      a
    </antd.Drawer>
  ),
  Dropdown: (
    <antd.Dropdown open menu={{ items: [{ key: 'g', label: 'g', type: 'group', children: items }] }}>
      <Button>a</Button>
    </antd.Dropdown>
  ),
  Empty: <antd.Empty />,
  Flex: <antd.Flex>a</antd.Flex>,
  FloatButton: (
    <antd.FloatButton.Group open trigger="click">
      <antd.FloatButton badge={{ count: 1 }} />
    </antd.FloatButton.Group>
  ),
  Form: (
    <Form layout="vertical" variant="filled">
      <Form.Item label="a" tooltip="b" required validateStatus="error" help="c" hasFeedback>
        <Input />
      </Form.Item>
    </Form>
  ),
  Input: (
    <>
      <Input.Search allowClear={{ clearIcon: 'x' }} enterButton />
      <Input.TextArea showCount />
      <Input.Password />
      <Input.OTP />
    </>
  ),
  InputNumber: <antd.InputNumber prefix="¥" suffix="a" />,
  Layout: (
    <Layout>
      <Layout.Header />
      <Layout.Content />
    </Layout>
  ),
  Menu: (
    <>
      {(['horizontal', 'inline', 'vertical'] as const).map((mode) => (
        <Menu key={mode} mode={mode} items={[{ key: 's', label: 's', children: items }]} defaultOpenKeys={['s']} />
      ))}
    </>
  ),
  Modal: (
    <antd.Modal open title="a">
      a
    </antd.Modal>
  ),
  Pagination: <antd.Pagination total={500} showSizeChanger showQuickJumper />,
  Popover: (
    <antd.Popover open content="a" title="b">
      <Button>a</Button>
    </antd.Popover>
  ),
  Progress: <antd.Progress percent={30} />,
  Radio: <antd.Radio.Group optionType="button" options={options} />,
  Segmented: <antd.Segmented options={['a', 'b']} />,
  Select: <antd.Select open mode="multiple" value={['a']} options={options} />,
  Skeleton: (
    <>
      <antd.Skeleton avatar active />
      <antd.Skeleton.Button />
      <antd.Skeleton.Image />
      <antd.Skeleton.Input />
    </>
  ),
  Slider: <antd.Slider range />,
  Space: (
    <Space>
      <Space.Compact>
        <Button>a</Button>
        <Space.Addon>b</Space.Addon>
      </Space.Compact>
    </Space>
  ),
  Spin: <antd.Spin description="a">a</antd.Spin>,
  Switch: <antd.Switch />,
  Table: (
    <antd.Table
      rowSelection={{}}
      expandable={{ expandedRowRender: () => 'a' }}
      columns={[{ title: 'a', dataIndex: 'a', sorter: true, filters: [{ text: 'a', value: 'a' }], ellipsis: true }]}
      dataSource={[{ key: 1, a: 'a' }]}
      summary={() => <tr />}
    />
  ),
  Tabs: <antd.Tabs type="card" items={items} />,
  Tag: (
    <>
      <Tag color="blue">a</Tag>
      <Tag color="success">a</Tag>
      <Tag.CheckableTag checked>a</Tag.CheckableTag>
    </>
  ),
  Timeline: <antd.Timeline items={[{ content: 'a' }]} />,
  Tooltip: (
    <antd.Tooltip open title="a">
      <Button>a</Button>
    </antd.Tooltip>
  ),
  Tree: (
    <>
      <antd.Tree checkable draggable treeData={[{ key: 'a', title: 'a' }]} />
      <antd.Tree.DirectoryTree treeData={[{ key: 'a', title: 'a' }]} />
    </>
  ),
  Upload: (
    <>
      <antd.Upload.Dragger />
      <antd.Upload listType="picture-card" fileList={[{ uid: '1', name: 'a', status: 'uploading', percent: 3 }]} />
    </>
  ),
  message: <Says what="message" />,
  notification: <Says what="notification" />,
};

/** Opens a message, or a notification and a question. */
function Says({ what }: { what: 'message' | 'notification' }) {
  const { message, modal, notification } = App.useApp();
  const open = () => {
    if (what === 'message') return void message.info('a', 0);
    notification.info({ title: 'a', description: 'b', duration: 0 });
    void modal.confirm({ title: 'a' });
  };
  return <Button onClick={open}>{what}</Button>;
}

/** What a component renders, and the style sheet that antd makes for it at run time. */
async function shown(node: ReactNode) {
  const cache = createCache();
  const theme = { hashed: false, cssVar: { key: 'antd' } };
  render(
    <StyleProvider cache={cache}>
      <antd.ConfigProvider theme={theme}>
        <App>{node}</App>
      </antd.ConfigProvider>
    </StyleProvider>,
  );
  for (const button of screen.queryAllByRole('button', { name: /^(message|notification)$/ }))
    await act(async () => button.click());
  return {
    html: document.body.innerHTML,
    rules: extractStyle(cache, { plain: true, types: 'style' }),
    variables: extractStyle(cache, { plain: true, types: ['token', 'cssVar'] }),
  };
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterAll(() => browser.close());

/** The computed styles in Chromium that differ between two style sheets, as `<element>: <property> <one> <other>`. */
async function differences(html: string, one: string, other: string): Promise<string[]> {
  await page.setContent(html);
  return page.evaluate(compare, [one, other] as const);
}

/** Runs in the browser. */
function compare(sheets: readonly [string, string]): string[] {
  const style = document.head.appendChild(document.createElement('style'));
  const elements = [...document.body.querySelectorAll('*')];
  const kinds = ['', '::before', '::after', '::placeholder'];
  const stylesWith = (sheet: string) => {
    // Nothing moves, so that every value is the final one.
    style.textContent = `${sheet} *, *::before, *::after { transition: none !important; animation: none !important }`;
    return elements.flatMap((element) =>
      kinds.map((kind) => {
        const computed = getComputedStyle(element, kind);
        const names = [...computed].filter((name) => !name.startsWith('--'));
        return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]));
      }),
    );
  };
  const [before, after] = [stylesWith(sheets[0]), stylesWith(sheets[1])];
  return before.flatMap((values, index) =>
    Object.entries(values)
      .filter(([name, value]) => after[index]?.[name] !== value)
      .map(([name, value]) => {
        const element = elements[Math.floor(index / kinds.length)];
        return `${element?.className}${kinds[index % kinds.length]}: ${name} ${value} ${after[index]?.[name]}`;
      }),
  );
}

const used = usedComponents(root);
// Made here, because the extractor also renders what antd no longer recommends, and antd warns of it.
const built = `@layer antd{${stylesOf(used)}}`;
const builtWithout = `@layer antd{${stylesOf(['Button', 'Tag'])}}`;

it('has an example of every component that the product uses', () => {
  expect(used.filter((name) => !(name in GALLERY))).toEqual([]);
});

it.each(Object.entries(GALLERY))(
  '%s has the computed styles in the build that antd gives it at run time',
  async (_, node) => {
    const { html, rules, variables } = await shown(node);
    expect(await differences(html, variables + rules, variables + built)).toEqual([]);
  },
);

it('a style sheet without a component is noticed', async () => {
  const { html, rules, variables } = await shown(GALLERY.Pagination);
  expect(await differences(html, variables + rules, variables + builtWithout)).not.toEqual([]);
});
