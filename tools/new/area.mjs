import { afterLast } from './lines.mjs';
import { LANGUAGES } from './words.mjs';

/** Returns the files of a new area without screens: manifest, empty `screens.ts`, translations, its list entry. */
export function areaFiles(area, read) {
  const list = 'src/app/areas.ts';
  const folder = `src/areas/${area}`;
  if (read(`${folder}/area.ts`) !== undefined) throw new Error(`The area "${area}" is there already.`);
  const imported = afterLast(
    read(list),
    /^import \{ \w+ \} from '@\/areas\/.*;$/gm,
    `import { ${area} } from '@/areas/${area}/area';`,
  );
  return {
    [`${folder}/area.ts`]: `import type { Area } from '@/shared/area/area';

/** The area of the ${area}. */
export const ${area}: Area = { name: '${area}', maxKB: 60 };
`,
    [`${folder}/screens.ts`]: `import type { Screens } from '@/shared/menu/screens';

/** The screens of the ${area}, by the key its menu row's \`component\` names. */
export const screens = {
} satisfies Screens;
`,
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) => ['locales', 'help'].map((one) => [`${folder}/${one}/${language}.json`, '{}\n'])),
    ),
    [list]: afterLast(imported, /^ {2}\w+,$/gm, `  ${area},`),
  };
}
