import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const installed = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.link);
const named = (name: string) => installed.filter(([path]) => path.endsWith(`node_modules/${name}`));

describe('the lock file', () => {
  it('[row 143] the lock file has a sha512 hash for every package', () => {
    const without = installed.filter(([, entry]) => !entry.integrity?.startsWith('sha512-'));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('[row 143] the lock file names only the public registry', () => {
    const foreign = installed.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(foreign.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([]);
  });

  // The first versions without the known vulnerabilities of docs/quality#row-144.
  it.each([
    ['axios', '1.19.0'],
    ['react-router', '7.18.0'],
  ])('[row 144] the lock file has %s in version %s or later', (name, least) => {
    const versions = named(name).map(([, entry]) => entry.version ?? '');
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => version.localeCompare(least, 'en', { numeric: true }) < 0)).toEqual([]);
  });

  it('shipped packages have only permissive licenses, except bpmn-js and dompurify', () => {
    const allowed = new Set(['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0']);
    // bpmn-js requires its watermark in diagrams. dompurify can be used under Apache-2.0.
    const known = ['bpmn-js: SEE LICENSE IN LICENSE', 'dompurify: (MPL-2.0 OR Apache-2.0)'];
    const others = installed
      .filter(([, { dev, license }]) => !dev && !allowed.has(license ?? ''))
      .map(([path, { license }]) => `${path.replace(/^.*node_modules\//, '')}: ${license}`);
    expect(others.toSorted()).toEqual(known);
  });

  it('[row 146] only two packages have install scripts, and .npmrc disables the scripts', () => {
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([
      // A dependency of swagger-ui-dist, which displays the contract.
      'node_modules/@scarf/scarf',
      'node_modules/msw',
    ]);
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
  });

  it('the lock file does not contain the unmaintained package xlsx', () => {
    expect(named('xlsx')).toEqual([]);
  });
});
