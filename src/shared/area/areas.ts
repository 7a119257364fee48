import type { Area } from './area';

let current: readonly Area[] = [];

/** Registers the areas for shared code, which may not import them. Called when `src/app/areas.ts` loads. */
export function setAreas(areas: readonly Area[]): void {
  current = areas;
}

/** The areas of the product; empty on the sign-in pages, which load before `src/app/areas.ts`. */
export const getAreas = () => current;
