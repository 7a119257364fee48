import { expect, it } from 'vitest';
import { detour } from './detour';

/* Calculated by hand: a gateway, a step and an end in a row, with their centres at y = 100. */
const gateway = { x: 0, y: 75, width: 50, height: 50 };
const step = { x: 100, y: 60, width: 100, height: 80 };
const end = { x: 250, y: 82, width: 36, height: 36 };
const straight = [
  { x: 50, y: 100 },
  { x: 250, y: 100 },
];

it('a flow that would cross a step is drawn below the step', () => {
  // The step ends at y = 140, and the flow keeps a distance of 40 from it.
  expect(detour(straight, gateway, end, [step])).toEqual([
    { x: 25, y: 125 },
    { x: 25, y: 180 },
    { x: 268, y: 180 },
    { x: 268, y: 118 },
  ]);
});

it('a backward flow is drawn below all steps between its start and end, including a lower branch', () => {
  const branch = { ...step, y: 200 };
  expect(detour(straight.toReversed(), end, gateway, [step, branch])).toEqual([
    { x: 268, y: 118 },
    { x: 268, y: 320 },
    { x: 25, y: 320 },
    { x: 25, y: 125 },
  ]);
});

it('a flow without a node in its way is not moved', () => {
  expect(detour(straight, gateway, end, [{ ...step, y: 200 }])).toBeUndefined();
});
