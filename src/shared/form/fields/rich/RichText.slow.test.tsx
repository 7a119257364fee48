import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { HideableTab } from '@/testing/samples/HideableTab';
import { RichText } from './RichText';
import { RichView } from './RichView';

async function editorOf(value: string) {
  const changed = vi.fn();
  const page = await renderPage(
    <Form name="f" initialValues={{ x: value }} onValuesChange={({ x }: { x?: unknown }) => changed(x)}>
      <Form.Item name="x" label="正文">
        <RichText max={100} />
      </Form.Item>
    </Form>,
  );
  const box = await screen.findByRole('textbox', { name: '正文' });
  return { ...page, box, changed };
}
const tool = (name: string) => screen.getByRole('button', { name });

it('the toolbar of the rich-text editor formats text, highlights active tools and undoes steps', async () => {
  const { user, box, changed } = await editorOf('<p>词</p>');
  expect(tool('撤销')).toHaveAttribute('aria-disabled', 'true');
  await user.click(tool('居中'));
  expect(changed).toHaveBeenLastCalledWith('<p style="text-align: center">词</p>');
  await waitFor(() => expect(tool('居中')).toHaveAttribute('aria-pressed', 'true'));
  await user.click(tool('项目列表'));
  expect(box.querySelector('ul li')).toHaveTextContent('词');
  await user.click(tool('撤销'));
  await user.click(tool('撤销'));
  expect(changed).toHaveBeenLastCalledWith('<p>词</p>');
  await user.click(tool('段落格式'));
  await user.click(await screen.findByText('标题 2'));
  expect(changed).toHaveBeenLastCalledWith('<h2>词</h2>');
  await user.click(tool('表格'));
  await user.click(await screen.findByText('插入表格'));
  expect(box.querySelectorAll('td, th')).toHaveLength(9);
});

it('a rich-text editor in a drawer has an accessible name even if the drawer is added to the page later', async () => {
  const drawer = document.createElement('div');
  await renderPage(
    createPortal(
      <Form name="late">
        <Form.Item name="x" label="题干">
          <RichText />
        </Form.Item>
      </Form>,
      drawer,
    ),
  );
  await waitFor(() => expect(drawer.querySelector('[contenteditable]')).not.toBeNull());
  document.body.append(drawer);
  expect(screen.getByRole('textbox', { name: '题干' })).toBeVisible();
  drawer.remove();
});

it('in a disabled form, the rich-text editor is read-only and hides its toolbar and character counter', async () => {
  await renderPage(
    <Form name="f" disabled initialValues={{ x: '<p>词</p>' }}>
      <Form.Item name="x" label="正文">
        <RichText max={100} />
      </Form.Item>
    </Form>,
  );
  const box = await screen.findByRole('textbox', { name: '正文' });
  expect(box).toHaveAttribute('aria-readonly', 'true');
  expect(box).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  expect(screen.queryByText(/\/100/)).not.toBeInTheDocument();
});

it('a hidden rich-text editor keeps its text and stays usable if its length limit changes', async () => {
  function Page() {
    const [max, setMax] = useState(100);
    const [text, setText] = useState('<p>词</p>');
    return (
      <>
        <button type="button" onClick={() => setMax(200)}>
          change
        </button>
        <HideableTab>
          <RichText aria-label="正文" max={max} value={text} onChange={setText} />
        </HideableTab>
      </>
    );
  }
  const { user } = await renderPage(<Page />);
  await user.click(await screen.findByRole('button', { name: '居中' }));
  await user.click(screen.getByText('tab'));
  await waitFor(() => expect(screen.queryByText('词')).toBeNull());
  await user.click(screen.getByText('change'));
  await user.click(screen.getByText('tab'));
  expect(await screen.findByText('词')).toHaveStyle({ textAlign: 'center' });
  expect(await screen.findByText(/\/ 200/)).toBeVisible();
  await user.click(tool('左对齐'));
  expect(screen.getByText('词')).toHaveStyle({ textAlign: 'left' });
});

it('the rich-text toolbar has one Tab stop, and the arrow keys move between its tools', async () => {
  const { user } = await editorOf('');
  const bar = screen.getByRole('toolbar', { name: '格式工具' });
  expect(bar.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  tool('段落格式').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool('重做')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tool('全屏编辑')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tool('段落格式')).toHaveFocus();
});

it('[row 115] the rich-text editor sanitizes its initial value and pasted content', async () => {
  const { box, changed } = await editorOf('<p>a<img src=x onerror=alert(1)></p><script>alert(1)</script>');
  expect(box.innerHTML).not.toMatch(/script|onerror/);
  fireEvent.paste(box, {
    clipboardData: {
      types: ['text/html'],
      files: [],
      getData: (type: string) =>
        type === 'text/html'
          ? '<p onclick="x()">b<a href="javascript:x()">c</a><a href="https://d.example">d</a></p>'
          : '',
    },
  });
  await waitFor(() => expect(changed).toHaveBeenCalled());
  const html = String(changed.mock.lastCall?.[0]);
  expect(html).not.toMatch(/onclick|javascript|onerror/);
  expect(html).toContain('href="https://d.example/"');
});

it('the rich-text editor shows the text length and marks a text that is too long', async () => {
  await editorOf(`<p>${'字'.repeat(120)}</p>`);
  expect(screen.getByText('120 字 · 含格式 127 / 100')).toHaveAttribute('data-over', 'true');
});

it('only web and mail addresses become links in rich text', async () => {
  const { user, changed } = await editorOf('<p>词</p>');
  await user.click(tool('链接'));
  const address = await screen.findByLabelText('链接地址');
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(await screen.findByText('请输入 http、https 或邮箱地址')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
  await user.clear(address);
  await user.type(address, 'me@example.com{Enter}');
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(changed.mock.lastCall?.[0]).toContain('href="mailto:me@example.com"');
});

it('a rich-text picture on another host becomes a link that names the host', async () => {
  const { container } = await renderPage(
    <RichView html='<p><img src="https://tracker.example/p.gif" alt="横幅"></p>' />,
  );
  expect(await screen.findByRole('link', { name: '横幅 · 图片：tracker.example' })).toHaveAttribute(
    'href',
    'https://tracker.example/p.gif',
  );
  expect(container.querySelector('img')).toBeNull();
});

it('stored rich text is shown without frames or event handlers', async () => {
  const { container } = await renderPage(
    <RichView
      html={'<h2>好</h2><img src=x onerror=alert(1)><a href="https://a.example">链</a><iframe src="/x"></iframe>'}
    />,
  );
  expect(await screen.findByRole('heading', { name: '好' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(container.querySelector('iframe, [onerror]')).toBeNull();
});
