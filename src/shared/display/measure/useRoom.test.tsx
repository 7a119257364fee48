// @fresh-modules
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';

/** Renders a list with this name; `measured` simulates the browser's report of a width. */
async function listOf(name: string) {
  let measured: (width: number) => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: (entries: object[]) => void) {
        measured = (width) => onSize([{ contentRect: { width } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { useRoom } = await import('./useRoom');
  const rooms: number[] = [];
  function List() {
    const frame = useRef<HTMLDivElement>(null);
    rooms.push(useRoom(frame, 'list', name));
    return <div ref={frame} />;
  }
  render(<List />);
  return { rooms, measured: (width: number) => act(() => measured(width)) };
}

it('a reopened list starts at its last width; a new list starts at the width of the last measured list', async () => {
  const users = await listOf('users');
  expect(users.rooms).toEqual([1200]);
  users.measured(894.5);
  // A hidden list keeps its width.
  users.measured(0);
  expect(users.rooms).toEqual([1200, 894]);
  const roles = await listOf('roles');
  expect(roles.rooms).toEqual([894]);
  roles.measured(1134);

  vi.resetModules();
  expect((await listOf('users')).rooms).toEqual([894]);
  expect((await listOf('new')).rooms).toEqual([1134]);
});

it.each([['"text"'], ['{"list":"wide","list users":-1}'], ['{broken']])(
  'a list ignores an invalid list width in session storage: %s',
  async (kept) => {
    vi.resetModules();
    sessionStorage.setItem('rooms', kept);
    expect((await listOf('users')).rooms).toEqual([1200]);
  },
);
