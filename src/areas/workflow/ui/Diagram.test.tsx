// @fresh-modules
import '@/testing/world';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, speak } from '@/testing/renderPage';
import { Diagram } from './Diagram';

const draw = vi.hoisted(() => vi.fn<(drawn: { language: string }) => object>());

// jsdom cannot draw the diagram.
vi.mock('./drawing', () => ({ draw }));

it('changing the language redraws the diagram with labels in the new language', async () => {
  draw.mockReturnValue({ ready: new Promise(() => undefined), dispose: () => undefined });
  await renderPage(<Diagram xml="<definitions />" label="流程图" />);
  await expect.poll(() => draw.mock.lastCall?.[0].language).toBe('zh-CN');
  await act(() => speak('en-US'));
  await expect.poll(() => draw.mock.lastCall?.[0].language).toBe('en-US');
});
