import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRACT_VERSION } from '@/shared/api/http';
import document from '../../../docs/openapi.json';

const changes = readFileSync('docs/contract-changes.md', 'utf8');
const [, version, hash] = /^## (\d+\.\d+\.\d+)\n\n\d{4}-\d\d-\d\d, sha256 `(\w+)`$/m.exec(changes) ?? [];

it('the newest entry of docs/contract-changes.md has the version of the contract', () => {
  expect(document.info.version).toBe(version);
  expect(CONTRACT_VERSION).toBe(version);
  expect(changes).toContain(`Contract-Version: ${version}`);
});

it('the newest entry of docs/contract-changes.md has the hash of docs/openapi.json', () => {
  const found = createHash('sha256').update(readFileSync('docs/openapi.json')).digest('hex');
  expect(hash, 'docs/openapi.json has changed: add an entry with its hash to docs/contract-changes.md').toBe(found);
});

it('the versions in docs/contract-changes.md descend, without duplicates', () => {
  const versions = [...changes.matchAll(/^## (.+)$/gm)].map(([, one = '']) => one);
  const sorted = [...new Set(versions)].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(versions).toEqual(sorted);
});
