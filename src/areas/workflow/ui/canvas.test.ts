// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fitWithMargin, showLabels } from './canvas';

it.each([
  ['a large diagram keeps a margin to its frame', 0.5, ['fit-viewport', 0.46]],
  ['a diagram that fits is not scaled down', 1, ['fit-viewport']],
])('when a diagram is fitted into its frame, %s', (_name, scale, asked) => {
  const zooms: unknown[] = [];
  fitWithMargin({ zoom: (to) => (zooms.push(to), scale) });
  expect(zooms).toEqual(asked);
});

it('a label is centered on its flow and no wider than the flow', () => {
  const widths: string[] = [];
  const shown: [string, object, string | null][] = [];
  const services = {
    elementRegistry: {
      get: (id: string) => (id === 'f' ? { waypoints: [{ x: 100, y: 50 }, { x: 100, y: 150 }, { x: 300, y: 150 }, { x: 300, y: 90 }] } : undefined), // prettier-ignore
    },
    overlays: {
      add: (id: string, _type: string, { position, html }: { position: object; html: HTMLElement }) => {
        shown.push([id, position, html.textContent]);
        widths.push(html.style.maxInlineSize);
      },
      remove: () => shown.splice(0),
    },
  };
  showLabels(services, { f: '金额 > 1' }, 'label');
  showLabels(services, { f: '金额 > 5,000', removed: '金额 > 9' }, 'label');
  expect(shown).toEqual([['f', { left: 100, top: 100 }, '金额 > 5,000']]);
  expect(widths).toEqual(['200px', '200px']);
});
