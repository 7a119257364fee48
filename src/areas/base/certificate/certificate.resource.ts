import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, id, entry, enabled } from '@/shared/api/fields';

/** A kind of certificate (docs/contract#3.4.10). */
export const certificateSchema = z.object({
  id,
  certificateName: z.string().max(60),
  certificateType: entry('biz_certificate_type', 1),
  issuer: z.string().max(100),
  occupationIds: z.array(id).nullish(),
  occupationNames: z.array(z.string()).nullish(),
  levels: z.array(z.string()).nullish(),
  /** The years for which the certificate is valid; 0 means for life. */
  validYears: z.number().nullish(),
  sampleImg: z.string().max(255).nullish(),
  queryUrl: z.string().max(200).nullish(),
  sort: z.number().nullish(),
  status: enabled,
  remark: z.string().max(500).nullish(),
  ...changeShape,
});
export type Certificate = z.infer<typeof certificateSchema>;

export const certificates = resource({
  schema: certificateSchema,
  path: '/biz/base/certificate',
  permission: 'base:certificate',
  nameOf: ({ certificateName }) => certificateName,
});
