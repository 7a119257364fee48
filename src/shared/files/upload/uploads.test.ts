// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ANY_FILES } from './fileRules';
import type { SendOptions, UploadedFile } from './upload.api';
import { createUploads, isRunning } from './uploads';

/** Mocks a server whose responses the test triggers. */
function slowServer() {
  const calls: {
    name: string;
    options: SendOptions;
    resolve: (file: UploadedFile) => void;
    reject: (e: Error) => void;
  }[] = [];
  const send = vi.fn(
    (_: Blob, name: string, options: SendOptions) =>
      new Promise<UploadedFile>((resolve, reject) => calls.push({ name, options, resolve, reject })),
  );
  return { calls, send };
}
const text = (name: string) => new File(['words'], name);
const stored = (name: string): UploadedFile => ({ id: 1, fileName: name, url: `/api/${name}` });

function started(...names: string[]) {
  const server = slowServer();
  const done: string[] = [];
  const uploads = createUploads(server.send);
  const running: boolean[] = [];
  uploads.listen({ onDone: (upload) => done.push(upload.name), onRunning: (now) => running.push(now) });
  uploads.add(names.map(text), ANY_FILES);
  const states = () => uploads.store.getState().uploads.map(({ name, state }) => `${name} ${state}`);
  const keyOf = (name: string) => uploads.store.getState().uploads.find((one) => one.name === name)?.key ?? '';
  return { ...server, uploads, done, states, keyOf, running };
}

it('at most two files are uploaded at the same time', async () => {
  const { calls, uploads, states, done } = started('a.txt', 'b.txt', 'c.txt');
  await waitFor(() => expect(states()).toEqual(['a.txt sending', 'b.txt sending', 'c.txt waiting']));
  calls[0]?.options.onPercent?.(40);
  expect(uploads.store.getState().uploads[0]?.percent).toBe(40);
  calls[0]?.resolve(stored('a.txt'));
  await waitFor(() => expect(states()).toEqual(['a.txt done', 'b.txt sending', 'c.txt sending']));
  expect(done).toEqual(['a.txt']);
  expect(uploads.store.getState().uploads.filter(isRunning)).toHaveLength(2);
});

it('a forbidden file is skipped without stopping the other uploads', async () => {
  const { states, send } = started('a.exe', 'b.txt');
  await waitFor(() => expect(states()).toEqual(['a.exe refused', 'b.txt sending']));
  expect(send).toHaveBeenCalledTimes(1);
});

it('a failed upload can be retried', async () => {
  const { calls, uploads, states, done, keyOf, running } = started('a.txt');
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.reject(new Error('cut'));
  await waitFor(() => expect(states()).toEqual(['a.txt failed']));
  uploads.retry(keyOf('a.txt'));
  expect(states()).toEqual(['a.txt sending']);
  calls[1]?.resolve(stored('a.txt'));
  await waitFor(() => expect(done).toEqual(['a.txt']));
  expect(running).toEqual([true, false, true, false]);
  uploads.retry(keyOf('a.txt'));
  expect(states()).toEqual(['a.txt done']);
  expect(calls).toHaveLength(2);
});

it('removing a file stops its upload', async () => {
  const { calls, uploads, states, done, keyOf } = started('a.txt', 'b.txt', 'c.txt');
  await waitFor(() => expect(calls).toHaveLength(2));
  uploads.remove(keyOf('a.txt'));
  expect(calls[0]?.options.signal?.aborted).toBe(true);
  calls[0]?.resolve(stored('a.txt'));
  await waitFor(() => expect(states()).toEqual(['b.txt sending', 'c.txt sending']));
  uploads.clear();
  expect(calls[1]?.options.signal?.aborted).toBe(true);
  calls[1]?.resolve(stored('b.txt'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(states()).toEqual([]);
  expect(done).toEqual([]);
});
