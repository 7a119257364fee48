/** `npm run licences`: prints the packages that the product contains, one per line, with name, version and license. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const lock = JSON.parse(readFileSync(`${dirname(dirname(import.meta.dirname))}/package-lock.json`, 'utf8'));
const shipped = Object.entries(lock.packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional);
for (const [path, { version, license }] of shipped)
  console.log(`${path.replace(/^.*node_modules\//, '')} ${version} ${license ?? 'unknown'}`);
