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
  permission: string;
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
  /** The sortable columns of the list. */
  sorts?: string[];
  /** A filter that no row matches. */
  none?: Row;
  hasGet?: boolean;
  byPath?: boolean;
  isTree?: boolean;
}

/** What a bulk edit of accounts sends, see `UserListPage`. */
const sentWith = ['loginName', 'userName', 'deptId', 'roleIds', 'postIds'];

/** The kinds of records in the system area, each with a record to create, change and remove. */
export const kinds: Kind[] = [
  {
    ...users,
    ...made.user,
    hasGet: true,
    alsoSent: ['postIds'],
    bulk: { status: '1' },
    sentWith,
    none: { deptId: 999 },
    sorts: ['createTime', 'loginName', 'userName'],
  },
  { ...roles, ...made.role, hasGet: true, sorts: ['roleSort', 'roleName', 'roleKey', 'createTime', 'roleId'] },
  { ...menus, ...made.menu, hasGet: true, byPath: true, isTree: true },
  { ...depts, ...made.dept, hasGet: true, byPath: true, isTree: true },
  { ...dictTypes, ...made.dictType, sorts: ['createTime', 'dictName', 'dictType', 'dictId'] },
  {
    ...dictData,
    ...made.dictData,
    alsoSent: ['dictType'],
    sorts: ['dictSort', 'dictLabel', 'dictValue', 'dictCode', 'createTime'],
  },
  { ...configs, ...made.config, byPath: true, sorts: ['createTime', 'configName', 'configKey'] },
  { ...notices, ...made.notice, hasGet: true, sorts: ['createTime', 'publishTime', 'readCount', 'noticeId'] },
];
