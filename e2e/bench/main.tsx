/*
 * What the figures of `npm run bench` are held against: antd's table and a router, and nothing else. `?kept` keeps the
 * pages one has been at, hidden. It has the marks by which the benchmark finds links and rows (.ci/benchParts.mjs).
 */
import { Layout, Menu, Table } from 'antd';
import { Activity, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';

const COLUMNS = Array.from({ length: 8 }, (_, index) => ({ dataIndex: `field${index}`, title: `列 ${index}` }));
const rowsOf = (first: string) =>
  Array.from({ length: 10 }, (_, row) => ({
    key: row,
    ...Object.fromEntries(COLUMNS.map(({ dataIndex }, index) => [dataIndex, `${first} ${row}.${index}`])),
  }));
const PAGES = [
  { path: '/system/user', name: '用户管理', rows: rowsOf('chenjuan') },
  { path: '/system/config', name: '参数设置', rows: rowsOf('biz.') },
];
const keeps = new URLSearchParams(location.search).has('kept');

function Page({ page: { path, name, rows } }: { page: (typeof PAGES)[number] }) {
  return (
    <div data-view={path}>
      <h1>{name}</h1>
      <Table columns={COLUMNS} dataSource={rows} pagination={false} />
    </div>
  );
}

function Desk() {
  const { pathname } = useLocation();
  const [been, setBeen] = useState<readonly string[]>([]);
  if (keeps && !been.includes(pathname)) setBeen([...been, pathname]);
  return (
    <Layout>
      <Layout.Sider>
        <Menu items={PAGES.map(({ path, name }) => ({ key: path, label: <Link to={path}>{name}</Link> }))} />
      </Layout.Sider>
      <Layout.Content>
        {PAGES.filter(({ path }) => path === pathname || been.includes(path)).map((page) => (
          <Activity key={page.path} mode={page.path === pathname ? 'visible' : 'hidden'}>
            <Page page={page} />
          </Activity>
        ))}
      </Layout.Content>
    </Layout>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <BrowserRouter>
    <Desk />
  </BrowserRouter>,
);
