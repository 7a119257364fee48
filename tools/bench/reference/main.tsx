/* The reference for `npm run bench`: only antd and a router. It has a sign-in page, a first page and two lists. Each
   sends one request and is loaded when it is opened. `?kept` loads the pages in advance and keeps visited lists in
   the document, hidden. Forms, links and rows have the attributes by which the benchmark finds them
   (tools/bench/parts.mjs). */
import { Button, Form, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { asked } from './asked';

const load = () => import('./Desk');
const Desk = lazy(load);
const isKept = new URLSearchParams(location.search).has('kept');
if (isKept) sessionStorage.setItem('kept', '');
if (sessionStorage.getItem('kept') !== null) setTimeout(() => void load().then(({ loadPages }) => loadPages()), 500);

function SignIn() {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await asked();
    void navigate('/home');
  };
  return (
    <Form onFinish={() => void send()}>
      {['username', 'password'].map((name) => (
        <Form.Item key={name} name={name} label={name} rules={[{ required: true }]}>
          <Input name={name} />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit" loading={isSending}>
        登录
      </Button>
    </Form>
  );
}

function Reference() {
  const { pathname } = useLocation();
  return pathname === '/' ? (
    <SignIn />
  ) : (
    <Suspense>
      <Desk />
    </Suspense>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <BrowserRouter>
    <Reference />
  </BrowserRouter>,
);
