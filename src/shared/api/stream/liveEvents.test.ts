import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toLiveEvent } from './liveEvents';

const read = (type: string, data: unknown) =>
  toLiveEvent({ id: '', type, data: typeof data === 'string' ? data : JSON.stringify(data) });

it('events of the kinds “record” and “rights” are read, and a 64-bit id stays exact', () => {
  expect(read('record', '{"path":"/biz/company","id":9007199254740993,"what":"taken","byId":3}')).toEqual({
    kind: 'record',
    about: { path: '/biz/company', id: '9007199254740993', what: 'taken', byId: 3 },
  });
  expect(read('rights', '')).toEqual({ kind: 'rights', about: {} });
});

it('events of an unknown kind and events with malformed content are ignored', () => {
  expect(read('weather', {})).toBeUndefined();
  expect(read('toString', {})).toBeUndefined();
  expect(read('record', { id: 1 })).toBeUndefined();
  expect(read('record', '{half')).toBeUndefined();
});

it('parsing a live event removes a link that leads outside the app', () => {
  for (const link of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])
    expect(read('notice', { noticeId: 1, urgent: true, link })).toMatchObject({
      about: { noticeId: 1, link: undefined },
    });
  expect(read('notice', { link: '/approval/company?id=1' })).toMatchObject({
    about: { link: '/approval/company?id=1' },
  });
});

it('parsing a live event never throws for any JSON content', () => {
  const kind = fc.constantFrom('notice', 'task', 'record', 'rights', 'signout', 'export', 'reset', '__proto__');
  fc.assert(fc.property(kind, fc.json(), (type, data) => void read(type, data)));
});
