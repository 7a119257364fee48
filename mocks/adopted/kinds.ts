import { configs } from '@/areas/system/config/config.resource';
import { depts } from '@/areas/system/dept/dept.resource';
import { dictData, dictTypes } from '@/areas/system/dict/dict.resource';
import { menus } from '@/areas/system/menu/menu.resource';
import { notices } from '@/areas/system/notice/notice.resource';
import { roles } from '@/areas/system/role/role.resource';
import { users } from '@/areas/system/user/user.resource';
import type { z } from 'zod';
import type { Row } from './base';
import made from './newRecords.json' with { type: 'json' };

/** A kind of record of the system area. */
export interface Kind {
  path: string;
  idKey: string;
  schema: z.ZodType;
  /** The values of a new record, a later change to it, and the name of a filter that finds it. */
  values: Row;
  change: Row;
  filter: string;
  /** Fields of the stored record that the form also sends, in addition to the id. */
  alsoSent?: string[];
  /** A bulk edit, and the fields of the stored record that the list sends with it. */
  bulk?: Row;
  sentWith?: string[];
  hasGet?: boolean;
  byPath?: boolean;
  isTree?: boolean;
}

/** What a bulk edit of accounts sends, see `UserListPage`. */
const sentWith = ['loginName', 'userName', 'deptId', 'roleIds', 'postIds'];

/** The kinds of records in the system area, each with a record to create, change and remove. */
export const kinds: Kind[] = [
  { ...users, ...made.user, hasGet: true, alsoSent: ['postIds'], bulk: { status: '1' }, sentWith },
  { ...roles, ...made.role, hasGet: true },
  { ...menus, ...made.menu, hasGet: true, byPath: true, isTree: true },
  { ...depts, ...made.dept, hasGet: true, byPath: true, isTree: true },
  { ...dictTypes, ...made.dictType },
  { ...dictData, ...made.dictData, alsoSent: ['dictType'] },
  { ...configs, ...made.config, byPath: true },
  { ...notices, ...made.notice, hasGet: true },
];
