import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compressed } from '../../build/compressed.ts';

/** Builds the reference of `npm run bench` (main.tsx); nothing of it is in the product. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [compressed()],
  build: {
    outDir: join(import.meta.dirname, '../../../node_modules/.cache/bench'),
    emptyOutDir: true,
    target: 'es2022',
  },
});
