import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { AfterPaint } from './AfterPaint';

it('AfterPaint leaves its children out of the first paint and renders them afterwards', () => {
  const paints: string[] = [];
  function Page() {
    useLayoutEffect(() => void paints.push(document.body.textContent));
    return (
      <>
        <h1>Companies</h1>
        <AfterPaint>
          <button type="button">Tools</button>
        </AfterPaint>
      </>
    );
  }
  render(<Page />);
  expect(paints).toEqual(['Companies']);
  expect(screen.getByRole('button', { name: 'Tools' })).toBeVisible();
});
