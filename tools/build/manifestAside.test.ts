import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moveManifest } from './manifestAside';

it('the manifest of a build is moved out of the served folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'manifest-'));
  const dist = join(root, 'dist');
  await mkdir(join(dist, '.vite'), { recursive: true });
  await writeFile(join(dist, 'index.html'), '');
  await writeFile(join(dist, '.vite/manifest.json'), '{}');
  await moveManifest(root, dist);
  expect(await readdir(dist)).toEqual(['index.html']);
  expect(await readFile(join(root, 'node_modules/.cache/manifests/dist.json'), 'utf8')).toBe('{}');
});
