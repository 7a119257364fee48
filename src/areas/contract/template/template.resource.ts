import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { date, dateTime, id, entry, noted } from '@/shared/api/fields';
import { publishMoves } from '@/shared/resource/transitions/publishMoves';
import { VARIABLE_TYPES } from './variables';

/** Max length of a template's body, in characters of HTML (docs/contract#3.4.28). */
export const LONGEST_BODY = 50_000;

const text = z.string().nullish();

const variableSchema = z.object({
  key: z.string().max(40),
  label: z.string().max(40),
  type: z.enum(VARIABLE_TYPES),
  required: z.boolean(),
});

/** A contract template (docs/contract#3.4.28): a body with variables, or a file. */
export const templateSchema = z.object({
  id,
  templateName: z.string().max(60),
  templateNo: z.string().max(20).nullish(),
  contractType: entry('biz_contract_type', 1),
  memberType: entry('biz_member_type', 1).nullish(),
  version: z.string().max(10).nullish(),
  /** The type of the content: 1 a body, 2 an uploaded file. */
  contentType: z.enum(['1', '2']).register(noted, { dict: 'biz_template_content_type' }),
  content: z.string().max(LONGEST_BODY).nullish(),
  fileUrl: z.string().max(255).nullish(),
  variables: z.array(variableSchema).nullish(),
  effectiveDate: date.nullish(),
  useCount: z.number().nullish(),
  publishStatus: z.enum(['0', '1', '2']).register(noted, { dict: 'biz_publish_status' }),
  remark: z.string().max(500).nullish(),
  updateBy: text,
  updateTime: dateTime.nullish(),
  /**
   * Earlier published versions, newest first. Lists omit `versions`. The field is our proposal, because the contract
   * has only a version number.
   */
  versions: z
    .array(z.object({ version: z.string(), content: text, publishTime: dateTime.nullish(), publishBy: text }))
    .nullish(),
});
export type Template = z.infer<typeof templateSchema>;

export const templates = resource({
  schema: templateSchema,
  path: '/biz/contractTemplate',
  permission: 'contract:template',
  messages: 'contract',
  nameOf: ({ templateName }) => templateName,
});

export const templateMoves = publishMoves('contract:template:publish');

/** Allowed template files: Word or PDF, max 10 MB each. */
export const TEMPLATE_FILES = { suffixes: ['doc', 'docx', 'pdf'], maxBytes: 10 * 1024 * 1024 };
