import { z } from 'zod';
import { numeric } from '@/shared/api/fields';
import { crud } from '../crud';
import postsSeed from '../seeds/generated/posts.json';
import { defineTable } from '../table';

/** A post of a user (docs/contract#2.17). */
const postRow = z.object({
  postId: z.number(),
  postCode: z.string().max(64),
  postName: z.string().max(50),
  postSort: numeric,
  status: z.enum(['0', '1']),
  createTime: z.string().nullish(),
  remark: z.string().max(500).nullish(),
});

export const posts = defineTable({ name: 'posts', idKey: 'postId', schema: postRow, seed: () => postsSeed });

/** The posts that a user can have. There is only a list, because the product has no page for posts. */
export const postHandlers = crud({
  path: '/system/post',
  table: posts,
  permission: 'system:post',
  permissions: { list: null },
  verbs: ['list'],
  sort: { field: 'postSort', order: 'asc' },
  filters: { postCode: 'like', postName: 'like', status: 'eq' },
});
