import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHiddenHeader } from './useHiddenHeader';

function Page() {
  return (
    <>
      <header>{useHiddenHeader(true) ? '隐藏' : '显示'}</header>
      <div data-list>
        <div data-testid="list">
          <table />
        </div>
      </div>
      <textarea />
    </>
  );
}

const scroll = (element: Element, top: number) => {
  element.scrollTop = top;
  fireEvent.scroll(element);
};

it('scrolling a list down past 300 px hides the header until the user scrolls up', () => {
  render(<Page />);
  const list = screen.getByTestId('list');
  scroll(list, 280);
  expect(screen.getByText('显示')).toBeVisible();
  scroll(list, 320);
  expect(screen.getByText('隐藏')).toBeVisible();
  fireEvent.scroll(list);
  expect(screen.getByText('隐藏')).toBeVisible();
  scroll(list, 310);
  expect(screen.getByText('显示')).toBeVisible();
});

it('scrolling a text field does not hide the header', () => {
  render(<Page />);
  scroll(screen.getByRole('textbox'), 900);
  expect(screen.getByText('显示')).toBeVisible();
});
