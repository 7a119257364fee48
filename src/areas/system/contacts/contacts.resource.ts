import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, id, enabled } from '@/shared/api/fields';

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
  status: enabled,
  ...changeShape,
});
export type Contact = z.infer<typeof contactSchema>;

export const contacts = resource({
  schema: contactSchema,
  path: '/system/contacts',
  permission: 'system:contacts',
  nameOf: ({ name }) => name,
});
