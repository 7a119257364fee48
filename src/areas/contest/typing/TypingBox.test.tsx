import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { TypingBox } from './TypingBox';

it('the typing box accepts text from an input method, marks mistakes and shows the result at the end', async () => {
  const { user } = await renderPage(<TypingBox article="汉字速录" forbidPaste />);
  const box = await screen.findByLabelText('在此输入');
  await user.click(box);
  await user.paste('汉字速录');
  expect(box).toHaveValue('');
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: 'han' }, isComposing: true });
  expect(box).toHaveAccessibleDescription('汉字速录');
  expect(screen.getByText('正确率 0%')).toBeVisible();
  fireEvent.input(box, { target: { value: '汉子' }, isComposing: true });
  fireEvent.compositionEnd(box);
  expect(screen.getByText('字').tagName).toBe('DEL');
  await user.type(box, '速录');
  expect(await screen.findByText(/^共输入 4 字，正确 3 字，错误 1 字，更正 0 字/)).toBeVisible();
  expect(box).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: '重新开始' }));
  expect(box).toHaveValue('');
});

it('a missed space is marked in the text and counts as one mistake', async () => {
  const article = 'The quick brown fox jumps over the lazy dog while the sun sets behind the hills.';
  const at = article.indexOf(' ', 29);
  await renderPage(<TypingBox article={article} />);
  const box = await screen.findByLabelText('在此输入');
  fireEvent.input(box, { target: { value: article.slice(0, at) + article.slice(at + 1, 60) } });
  const slip = document.querySelector('del.missed, del[class*=missed]');
  expect(slip?.textContent).toBe(' ');
  fireEvent.input(box, { target: { value: article.slice(0, at) + article.slice(at + 1) } });
  // Calculated by hand: 79 characters typed, 1 left out: (79 − 1) ÷ 79 = 98.73 %.
  expect(await screen.findByText(/^共输入 79 字，正确 78 字，错误 1 字.*正确率 98\.73%/)).toBeVisible();
});
