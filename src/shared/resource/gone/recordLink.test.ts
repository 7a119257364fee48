// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { nameIn, recordLink } from './recordLink';

const facts = {
  schema: z.object({ id: z.union([z.number(), z.string()]), name: z.string() }),
  path: '/biz/company',
  permission: 'approval:company' as const,
  nameOf: ({ name }: { name: string }) => name,
};
const row = { id: '9007199254740993001', name: '重庆海棠 & 子公司 #1' };

afterEach(() => history.replaceState(null, '', '/'));

it('a link to a record has the record’s id in the query and the record’s name in the fragment', () => {
  history.replaceState(null, '', '/approval/companyDetail?id=1&queue=contactPhone%3D138#content');
  const link = new URL(recordLink(resource(facts), row));
  expect(link.pathname + link.search).toBe('/approval/companyDetail?id=9007199254740993001');
  expect(nameIn(link.hash)).toBe(row.name);
});

it('a link to a person’s record does not contain the person’s name', () => {
  expect(new URL(recordLink(resource({ ...facts, isPerson: true }), row)).hash).toBe('');
});

it('a name read from a link is cut to 60 characters and has no hidden characters', () => {
  for (const hash of ['', '#content', '#name=', '#name=%E4%BD', '#name=%20']) expect(nameIn(hash)).toBeUndefined();
  expect(nameIn(`#name=${'长'.repeat(500)}`)).toHaveLength(60);
  expect(nameIn('#name=a%E2%80%AEb')).not.toContain('\u202e');
});
