import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compressed } from '../../build/compressed.ts';

/** Builds the reference of `npm run bench` (main.tsx). The product contains nothing of it. */
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
