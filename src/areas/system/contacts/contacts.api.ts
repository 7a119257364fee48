import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { changeShape, id } from '@/shared/api/fields';

/** A contact (docs/contract#3.4.33). */
export const contactSchema = z.object({
  id,
  name: z.string().max(30),
  phone: z.string().max(11),
  email: z.string().max(50).nullish(),
  deptName: z.string().max(30).nullish(),
  duty: z.string().max(30).nullish(),
  userId: id.nullish(),
  remark: z.string().max(500).nullish(),
  status: z.enum(['0', '1']),
  ...changeShape,
});
export type Contact = z.infer<typeof contactSchema>;

export const contactName = (row: Contact) => row.name;

export const contacts = crudApi(contactSchema, '/system/contacts', 'id');
