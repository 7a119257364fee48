import { areaFiles } from './area.mjs';
import { contractFiles, sectionOf } from './contract.mjs';
import { parseField } from './fields.mjs';
import { afterLast } from './lines.mjs';
import { withMenuRows } from './menu.mjs';
import { mockFile, seedsOf } from './mock.mjs';
import { pageFiles } from './page.mjs';
import { helpOf, humanized, LANGUAGES, plural, wordsOf } from './words.mjs';

const MENU = 'docs/contract/biz-menu.proposed.json';

/**
 * Returns all created and changed files of a new screen by path, and the labels that still need a translation. `read`
 * returns the text of a project file, or undefined if it does not exist. With `newArea`, the area is also created, and
 * `area=…` gives its labels. Throws a message for the user.
 */
export function screenFiles({ target, fields: texts, words: given, path: base, newArea = false }, readFile) {
  const [, area, resource] = /^([a-z]+)\/([a-z][A-Za-z0-9]*)$/.exec(target ?? '') ?? [];
  if (!area) throw new Error('Which screen? area/resource, both beginning with a small letter: base/language');
  const fields = texts.map(parseField);
  if (new Set(fields.map(({ name }) => name)).size < fields.length) throw new Error('A field is named twice.');
  const naming = fields.find(({ kind, required }) => kind === 'text' && required);
  if (!naming) throw new Error('What is a record called? Add a required text field, such as name or label:text!');
  const started = newArea ? areaFiles(area, readFile) : {};
  const read = (place) => started[place] ?? readFile(place);
  const { words, missing } = wordsOf(resource, fields, given, newArea ? { area: humanized(area) } : {});
  const many = plural(resource);
  const Page = `${resource[0].toUpperCase()}${resource.slice(1)}List`;
  const screen = {
    area,
    resource,
    fields,
    naming,
    words,
    many,
    dictionaries: dictionariesOf(fields, read),
    menuKey: resource,
    component: `${area}/${Page}`,
    permission: `${area}:${resource}`,
    path: base ?? `${basePath(area, read)}/${resource}`,
    newArea,
    section: sectionOf(read),
  };
  screen.seeds = seedsOf(screen);

  const mock = `mocks/${area}/${many}.ts`;
  const made = { ...pageFiles(screen), [mock]: mockFile(screen) };
  const there = Object.keys(made).filter((place) => readFile(place) !== undefined);
  if (there.length > 0) throw new Error(`There already: ${there.join(', ')}`);
  return { files: { ...started, ...made, ...changes(screen, mock, read) }, missing };
}

/** Returns the API path of an area's resources: `apiPath` in its manifest, by default `/biz`. */
const basePath = (area, read) => /\bapiPath: '([^']+)'/.exec(read(`src/areas/${area}/area.ts`) ?? '')?.[1] ?? '/biz';

/** Returns the entries of the dictionaries that the fields use, by dictionary name. */
function dictionariesOf(fields, read) {
  const entries = JSON.parse(read('mocks/seeds/generated/dictData.json'));
  const found = new Map();
  for (const { dictionary } of fields.filter((field) => field.dictionary)) {
    const values = entries
      .filter((one) => one.dictType === dictionary)
      .map((one) => ({ value: one.dictValue, label: one.dictLabel }));
    if (values.length === 0)
      throw new Error(
        `There is no dictionary "${dictionary}". docs/dictionaries.md lists all dictionaries. To add one, edit docs/contract/biz-dicts.proposed.json and run node mocks/seeds/generate.mjs.`,
      );
    found.set(dictionary, values);
  }
  return found;
}

function changes(screen, mock, read) {
  const { area, resource, words, component, menuKey } = screen;
  const need = (place) => {
    const text = read(place);
    if (text === undefined)
      throw new Error(`There is no ${place}: is "${area}" an area with screens? Add --new-area for a new one.`);
    return text;
  };
  const screens = `src/areas/${area}/screens.ts`;
  const page = component.split('/')[1];
  const changed = {
    [screens]: afterLast(
      need(screens),
      /^ {2}\S+: \(\) => import\(.*\),$|^export const screens = \{$/gm,
      `  '${component}': () => import('./${resource}/${page}Page'),`,
    ),
  };
  Object.assign(changed, contractFiles(screen, need));
  const taken = JSON.parse(need('mocks/seeds/generated/menus.json')).map((row) => row.menuId);
  const { menu, above } = withMenuRows(JSON.parse(need(MENU)), taken, screen);
  changed[MENU] = json(menu, need(MENU));
  for (const language of LANGUAGES) {
    const own = `src/areas/${area}/locales/${language}.json`;
    const app = `src/app/locales/${language}.json`;
    const { area: directory, ...labels } = words[language];
    changed[own] = json({ ...JSON.parse(need(own)), [resource]: labels }, need(own));
    const { menu: names, ...others } = JSON.parse(need(app));
    const all = Object.fromEntries(Object.entries(JSON.parse(need(app))).map(([key]) => [key, others[key]]));
    const help = `src/areas/${area}/help/${language}.json`;
    changed[help] = json({ ...JSON.parse(need(help)), [component]: helpOf(language, labels.title) }, need(help));
    const first = directory === undefined ? names : insertedAfter(names, above, area, directory);
    const after = directory === undefined ? above : area;
    changed[app] = json({ ...all, menu: insertedAfter(first, after, menuKey, labels.title) }, need(app));
  }
  const list = 'mocks/handlers.ts';
  const imported = afterLast(
    need(list),
    /^import .*;$/gm,
    `import { ${resource}Handlers } from './${mock.replace(/^mocks\/|\.ts$/g, '')}';`,
  );
  changed[list] = afterLast(imported, /^ {2}\.\.\.\w+,$/gm, `  ...${resource}Handlers,`);
  return changed;
}

/** Adds a label after the given key, or at the end if there is no such key. */
function insertedAfter(words, key, added, word) {
  if (added in words) throw new Error(`The menu already has a label for "${added}".`);
  const entries = Object.entries(words);
  const place = entries.findIndex(([name]) => name === key);
  entries.splice(place === -1 ? entries.length : place + 1, 0, [added, word]);
  return Object.fromEntries(entries);
}

/** Formats JSON with the indentation and the final newline of the existing file. */
function json(value, before) {
  const indent = /^( +)/m.exec(before)?.[1].length ?? 2;
  return JSON.stringify(value, null, indent) + (before.endsWith('\n') ? '\n' : '');
}
