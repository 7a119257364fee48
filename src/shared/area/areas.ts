import type { Area } from './area';

let current: readonly Area[] = [];

/** Makes the areas known to shared code, which may not import them. `src/app/areas.ts` calls it when it is loaded. */
export function setAreas(areas: readonly Area[]): void {
  current = areas;
}

/** The areas of the product; none on the sign-in pages, which load before `src/app/areas.ts`. */
export const getAreas = () => current;
