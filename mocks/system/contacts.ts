import { contactSchema } from '@/areas/system/contacts/contacts.resource';
import { z } from 'zod';
import { crud } from '../crud';
import { revealOf } from '../reveal';
import { defineTable } from '../table';

const contactRow = z.object(contactSchema.shape).extend({ id: z.number(), userId: z.number().nullish() });

const person = (id: number, name: string, phone: string, deptName: string, duty: string) => ({
  id,
  name,
  phone,
  email: `contact${id}@example.com`,
  deptName,
  duty,
  status: '0',
});

const contacts = defineTable({
  name: 'contacts',
  idKey: 'id',
  schema: contactRow,
  seed: () => [
    person(1, '林嘉怡', '13800138001', '市场部门', '渠道经理'),
    person(2, '黄志强', '13800138002', '运维部门', '运维工程师'),
    { ...person(3, '吴佩珊', '13800138003', '财务部门', '会计'), status: '1' },
  ],
});

const secrets = { phone: 'phone', email: 'email' } as const;

/** The contacts (docs/contract#3.4.33). Phone numbers are unique. */
export const contactHandlers = [
  revealOf('/system/contacts', 'system:contacts:list', { table: contacts, secrets }),
  ...crud({
    path: '/system/contacts',
    table: contacts,
    permission: 'system:contacts',
    secrets,
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'name'],
    filters: { name: 'like', phone: 'like', status: 'eq' },
    unique: { phone: () => '电话已存在' },
  }),
];
