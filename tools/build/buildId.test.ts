import { expect, it } from 'vitest';
import { idOf } from './buildId';

it('the build id depends neither on the order of the files nor on index.html', () => {
  const id = idOf(['assets/start-Ab3dEf7h.js', 'assets/index-Zz9.css']);
  expect(idOf(['index.html', 'assets/index-Zz9.css', 'assets/start-Ab3dEf7h.js'])).toBe(id);
  expect(id).toMatch(/^[0-9a-f]{8}$/);
});

it('a changed file changes the build id', () => {
  expect(idOf(['assets/start-Ab3dEf7h.js'])).not.toBe(idOf(['assets/start-Ab3dEf7i.js']));
});
