import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fields';
import { endpointList, jsonFiles, pages } from './pages';
import { pathsInSources, resources } from './resources';

const sources = Object.entries(
  import.meta.glob<string>('/src/{shared,areas,app}/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
).filter(([file]) => !file.includes('.test.'));

describe('the generated reference in docs/', () => {
  it.each(Object.entries(pages()))('%s matches the sources; if it does not, run: npm run docs', (name, text) =>
    expect(readFileSync(`docs/${name}`, 'utf8')).toBe(text),
  );

  it('openapi.json and postman.json match the sources; if they do not, run: npm run contract', async () => {
    for (const [name, text] of Object.entries(await jsonFiles()))
      expect(readFileSync(`docs/${name}`, 'utf8')).toBe(text);
  });
});

describe('the list of records in the reference', () => {
  it('the generated reference lists every kind of record with its own endpoints', () => {
    const paths = resources.map(({ path }) => path);
    expect(pathsInSources.length).toBeGreaterThan(30);
    expect(pathsInSources.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('the reference lists the type, length and dictionary of each field', () => {
    const [certificate] = resources.filter(({ name }) => name === 'certificate');
    expect(certificate).toMatchObject({ path: '/biz/base/certificate', idKey: 'id', section: '3.4.10' });
    expect(certificate && fieldsOf(certificate)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'id', type: 'number or text', required: true }),
        expect.objectContaining({ name: 'certificateType', required: true, dictionary: 'biz_certificate_type' }),
        expect.objectContaining({ name: 'remark', type: 'text', required: false, max: 500 }),
      ]),
    );
  });
});

describe('the mock backend', () => {
  it('the mock backend answers every address that the client requests', () => {
    const named = sources.flatMap(([file, source]) =>
      [...source.matchAll(/\burl: (?:'(\/[^']+)'|`(\/[^`]+)`)/g)].map(([, plain, template]) => {
        const path = plain ?? template?.replaceAll(/\$\{[^}]*\}/g, '*') ?? '';
        return [file, path] as const;
      }),
    );
    const answers = (path: string) => endpointList.some((endpoint) => isOf(path.split('/'), endpoint.path.split('/')));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(([, path]) => !answers(path))).toEqual([]);
  });
});

/** True when a path with placeholders matches an endpoint, segment by segment. */
const isOf = (parts: readonly string[], endpoint: readonly string[]) =>
  parts.length === endpoint.length &&
  parts.every((part, place) => part === '*' || endpoint[place]?.startsWith(':') || part === endpoint[place]);
