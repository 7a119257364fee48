import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Moves the build's manifest out of the served folder, because it names every source file. */
export function manifestAside(root: string): Plugin {
  let outDir = '';
  return {
    name: 'manifest-aside',
    apply: 'build',
    configResolved: ({ build }) => {
      outDir = resolve(root, build.outDir);
    },
    writeBundle: { sequential: true, order: 'post', handler: () => moveManifest(root, outDir) },
  };
}

/** Moves `.vite/manifest.json` of a build to `node_modules/.cache/manifests`, under the build's name. */
export async function moveManifest(root: string, outDir: string): Promise<void> {
  const aside = join(root, 'node_modules/.cache/manifests');
  await mkdir(aside, { recursive: true });
  await copyFile(join(outDir, '.vite/manifest.json'), join(aside, `${basename(outDir)}.json`));
  await rm(join(outDir, '.vite'), { recursive: true });
}
