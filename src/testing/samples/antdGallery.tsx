import * as antd from 'antd';
import type { ReactNode } from 'react';

const options = [{ value: 'a', label: 'A' }];
const items = [{ key: 'a', label: 'A' }];
const { App, Badge, Button, Card, DatePicker, Form, Input, Layout, Menu, Space, Tag } = antd;

/** The antd components as the product uses them, with their parts. Components that can open are open. */
export const GALLERY: Record<string, ReactNode> = {
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
  Mentions: <antd.Mentions autoSize value="@a" options={[{ value: 'a', label: 'a' }]} />,
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
  QRCode: <antd.QRCode value="a" type="svg" />,
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

/** A button that opens either a message, or a notification and a confirm. */
function Says({ what }: { what: 'message' | 'notification' }) {
  const { message, modal, notification } = App.useApp();
  const open = () => {
    if (what === 'message') return void message.info('a', 0);
    notification.info({ title: 'a', description: 'b', duration: 0 });
    void modal.confirm({ title: 'a' });
  };
  return <Button onClick={open}>{what}</Button>;
}
