import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { holdFrames } from '@/testing/hostile/holdFrames';
import { MenuButton } from './MenuButton';

function renderMenu() {
  const onClick = vi.fn();
  const items = ['简体中文', 'English'].map((label) => ({ key: label, label }));
  render(
    <MenuButton menu={{ items, onClick }} aria-label="语言">
      语言
    </MenuButton>,
  );
  return { onClick, button: screen.getByRole('button', { name: '语言' }), user: userEvent.setup() };
}

const entry = (name: string) => screen.findByRole('menuitem', { name });

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the key %j opens the menu and moves focus to its first entry',
  async (key) => {
    const { button, user } = renderMenu();
    button.focus();
    await user.keyboard(key);
    const first = await entry('简体中文');
    await waitFor(() => expect(first).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
  },
);

it('choosing a menu entry returns the focus to the menu button', async () => {
  const { button, onClick, user } = renderMenu();
  button.focus();
  await user.keyboard('{ArrowDown}');
  const first = await entry('简体中文');
  await waitFor(() => expect(first).toHaveFocus());
  await user.click(first);
  expect(onClick).toHaveBeenCalledWith(expect.objectContaining({ key: '简体中文' }));
  expect(button).toHaveFocus();
});

it('Escape closes the menu and returns the focus to the button', async () => {
  const { button, user } = renderMenu();
  button.focus();
  await user.keyboard('{Enter}');
  const first = await entry('简体中文');
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('the focus stays on the menu button after the menu closes, even if animation frames are delayed', async () => {
  const { button, user } = renderMenu();
  const runFrames = holdFrames();
  await user.click(button);
  await user.click(await entry('English'));
  runFrames(5);
  expect(button).toHaveFocus();
});
