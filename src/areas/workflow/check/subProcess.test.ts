import { expect, it } from 'vitest';
import type { Drawing, DrawnFlow, DrawnNode } from './drawing';
import { SUB_PROCESS } from './subProcess';
import { END, PARALLEL, START, TASK, validate } from './validate';

const node = (id: string, type: string, parent?: string): DrawnNode => ({
  id,
  type,
  name: id,
  parent,
  groups: type === TASK ? 'head' : '',
  users: '',
});
const flow = (from: string, to: string): DrawnFlow => ({ id: `${from}-${to}`, name: '', from, to, condition: '' });
const said = (drawing: Drawing) => validate(drawing, 'trip').map(({ rule, element }) => `${rule} ${element}`);

/** A diagram with a start, a sub-process that contains these nodes, a step and an end. */
const withSub = (inner: DrawnNode[], flows: DrawnFlow[] = []): Drawing => ({
  nodes: [
    node('start', START),
    node('head', SUB_PROCESS),
    node('last', TASK),
    node('end', END),
    ...inner.map((one) => ({ ...one, parent: one.parent ?? 'head' })),
  ],
  flows: [flow('start', 'head'), flow('head', 'last'), flow('last', 'end'), ...flows],
});
const ends = [node('s', START), node('e', END)];

it.each<[string, Drawing, string[]]>([
  ['nothing', withSub([]), ['subNoStart head', 'subNoEnd head', 'subNoTask head']],
  ['no steps', withSub(ends, [flow('s', 'e')]), ['subNoTask head']],
  ['one step', withSub([...ends, node('t', TASK)], [flow('s', 't'), flow('t', 'e')]), []],
  [
    'parallel branches that end without a joining gateway',
    withSub([...ends, node('p', PARALLEL), node('t', TASK)], [flow('s', 'p'), flow('p', 't'), flow('p', 'e'), flow('t', 'e')]), // prettier-ignore
    [],
  ],
  [
    'a sub-process with a step',
    withSub(
      [...ends, node('sub', SUB_PROCESS), node('s2', START, 'sub'), node('t', TASK, 'sub'), node('e2', END, 'sub')], // prettier-ignore
      [flow('s', 'sub'), flow('sub', 'e'), flow('s2', 't'), flow('t', 'e2')],
    ),
    [],
  ],
])('a check of a sub-process with %s finds its problems', (_, drawing, wrong) => expect(said(drawing)).toEqual(wrong));
