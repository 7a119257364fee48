import type { Row } from '../server';
import { rowsOf, at, each, before, rename, type Mistake } from './mistake';

const MENU = '/system/menu/user';
const DICT = '/system/dict/data/type';
const menu = (path: string): Mistake['found'] => [`GET ${MENU}`, path];
let dictionary: unknown;

/** Mistakes in menu and dictionaries. */
export const menuMistakes: readonly Mistake[] = [
  {
    name: 'a row of the menu has no parent',
    found: menu('[].parentId'),
    ...at(MENU, (passing) => void rowsOf(passing).splice(0, 1)),
  },
  {
    name: 'the menu runs in a circle',
    found: menu('[].parentId'),
    ...at(MENU, (passing) => {
      const [first, second] = rowsOf(passing);
      Object.assign(first ?? {}, { parentId: second?.menuId });
    }),
  },
  {
    name: 'a row of the menu is there twice',
    found: menu('[].menuId'),
    ...at(MENU, (passing) => void rowsOf(passing).push({ ...rowsOf(passing)[0] })),
  },
  {
    name: 'the menu names unknown screens',
    found: menu('[].component'),
    ...each(MENU, (row) => void (row.component = String(row.component).replace('/UserList', '/Users'))),
  },
  {
    name: 'the menu has other kinds of rows',
    found: menu('[].menuType'),
    ...each(MENU, (row) => void (row.menuType = 'directory')),
  },
  {
    name: 'the menu is written in snake_case',
    found: menu('[].menuId'),
    ...each(MENU, (row) => void rename(row, 'menuId', 'menu_id')),
  },
  { name: 'the menu is empty', found: menu('(answer)'), ...at(MENU, ({ body }) => void (body.data = [])) },
  {
    name: 'every dictionary is the same',
    found: [`GET ${DICT} for every dictionary`, '(answer)'],
    ...at(DICT, ({ body, query }) => {
      dictionary ??= body.data;
      body.data = (dictionary as Row[]).map((row) => ({ ...row, dictType: query.get('dictType') }));
    }),
  },
  {
    name: 'another dictionary is answered',
    found: [`GET ${DICT} for every dictionary`, 'sys_yes_no: [].dictType'],
    ...before(DICT, (query) => query.get('dictType') === 'sys_yes_no' && query.set('dictType', 'sys_show_hide')),
  },
  {
    name: 'a dictionary has a value twice',
    found: [`GET ${DICT} for every dictionary`, 'sys_yes_no: [].dictValue'],
    ...each(DICT, (row) => void (row.dictValue = '1')),
  },
];
