import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, entry, id, noted, yesNo } from '@/shared/api/fields';
import { post } from '@/shared/api/http';

/** The format of a version number: `2`, `v1.0`, `1.2.3` (docs/contract#3.4.31). */
export const VERSION = /^v?\d+(\.\d+){0,2}$/;

/** A version of an agreement; `content` is HTML. */
export const agreementSchema = z.object({
  id,
  agreementType: entry('biz_agreement_type', 1),
  title: z.string().max(50),
  content: z.string().max(50_000),
  version: z.string().max(10).regex(VERSION),
  effectiveTime: dateTime,
  forceAgree: yesNo.nullish(),
  /** The publish status: 0 draft, 1 published, 2 withdrawn. */
  publishStatus: z.enum(['0', '1', '2']).register(noted, { dict: 'biz_publish_status' }),
  ...changeShape,
});
export type Agreement = z.infer<typeof agreementSchema>;

/** The API of agreements. Every version is a separate record. */
export const agreements = resource({
  schema: agreementSchema,
  path: '/system/agreement',
  permission: 'system:agreement',
  nameOf: ({ title, version }) => `${title} ${version}`,
});

/** Publishes or withdraws a version. Publishing also withdraws the previously published version of the same kind. */
export const publish = (id: Agreement['id'], publishStatus: '1' | '2') =>
  post(`${agreements.path}/publish`, { id, publishStatus });

/** Returns the next version number by adding 1 to the last number in `version`. */
export const nextVersion = (version: string) =>
  version.replace(/\d+$/, (number) => String(Number(number) + 1)).slice(0, 10);
