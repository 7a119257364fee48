import { Layout, Menu } from 'antd';
import { Activity, lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

const [loadHome, loadList] = [() => import('./Home'), () => import('./List')];
const [Home, List] = [lazy(loadHome), lazy(loadList)];

/** Loads every page in advance, for the `?kept` variant of the reference. */
export const loadPages = () => Promise.all([loadHome(), loadList()]);

const LISTS = [
  { path: '/system/user', name: '用户管理', first: 'chenjuan' },
  { path: '/system/config', name: '参数设置', first: 'biz.' },
];
const keeps = sessionStorage.getItem('kept') !== null;

export default function Desk() {
  const { pathname } = useLocation();
  const [been, setBeen] = useState<readonly string[]>([]);
  if (keeps && !been.includes(pathname)) setBeen([...been, pathname]);
  return (
    <Layout>
      <Layout.Sider>
        <Menu items={LISTS.map(({ path, name }) => ({ key: path, label: <Link to={path}>{name}</Link> }))} />
      </Layout.Sider>
      <main>
        <Suspense>
          {pathname === '/home' && <Home />}
          {LISTS.filter(({ path }) => path === pathname || been.includes(path)).map(({ path, name, first }) => (
            <Activity key={path} mode={path === pathname ? 'visible' : 'hidden'}>
              <div data-view={path}>
                <h1>{name}</h1>
                <List first={first} />
              </div>
            </Activity>
          ))}
        </Suspense>
      </main>
    </Layout>
  );
}
