import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { segment } from '@/shared/api/crudApi';
import { changeShape, dateTime, id } from '@/shared/api/fields';
import { post } from '@/shared/api/http';

/** The pattern of a model's key: it becomes the process id in the diagram, so it must be an XML name. */
export const KEY = /^[A-Za-z_][\w.-]*$/;

/** A process diagram before it is deployed (docs/contract#2.19). */
export const modelSchema = z.object({
  id,
  rev: z.number().nullish(),
  name: z.string().max(255),
  key: z.string().max(255).regex(KEY),
  category: z.string().max(255).nullish(),
  version: z.number().nullish(),
  /** JSON `{name, description, revision}`. */
  metaInfo: z.string().max(4000).nullish(),
  /** Null until it is deployed; a model can be deleted only after that. */
  deploymentId: z.string().max(64).nullish(),
  createTime: dateTime.nullish(),
  lastUpdateTime: dateTime.nullish(),
  /** The purpose of the model; it is sent but never listed. */
  description: z.string().max(500).nullish(),
  /** BPMN 2.0; present only when a single model is fetched. */
  xml: z.string().max(500_000).nullish(),
  ...changeShape,
});
export type Model = z.infer<typeof modelSchema>;

/** The models. */
export const models = resource({
  schema: modelSchema,
  path: '/act/models',
  permission: 'activiti:models',
  messages: 'workflow:model',
  nameOf: ({ name }) => name,
});

/** Creates a definition from a model; the server refuses a model it cannot run. */
export const deployModel = (id: Model['id']) => post(`${models.path}/deploy/${segment(id)}`);

/** Returns the description inside `metaInfo`. */
export function descriptionOf({ metaInfo }: Model): string {
  try {
    const meta: unknown = JSON.parse(metaInfo ?? '{}');
    const said = typeof meta === 'object' && meta !== null && 'description' in meta ? meta.description : '';
    return typeof said === 'string' ? said : '';
  } catch {
    return '';
  }
}

/** The key under which drafts of diagrams are stored. */
export const designs = `${models.path}/design`;
