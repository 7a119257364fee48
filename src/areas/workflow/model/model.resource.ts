import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { segment } from '@/shared/api/crudApi';
import { changeShape, dateTime, id } from '@/shared/api/fields';
import { post } from '@/shared/api/http';

/** The pattern for a model's key. The key becomes the process id in the diagram, so it must be an XML name. */
export const KEY = /^[A-Za-z_][\w.-]*$/;

/** A model: the editable diagram of a process, from which definitions are deployed (docs/contract#2.19). */
export const modelSchema = z.object({
  id,
  rev: z.number().nullish(),
  name: z.string().max(255),
  key: z.string().max(255).regex(KEY),
  category: z.string().max(255).nullish(),
  version: z.number().nullish(),
  /** The name, description and revision as JSON: `{name, description, revision}`. */
  metaInfo: z.string().max(4000).nullish(),
  /** The deployment of the model; null until the model is deployed. A deployed model cannot be deleted. */
  deploymentId: z.string().max(64).nullish(),
  createTime: dateTime.nullish(),
  lastUpdateTime: dateTime.nullish(),
  /** The purpose of the model. It is sent to the server but missing in lists. */
  description: z.string().max(500).nullish(),
  /** The diagram as BPMN 2.0; missing in lists. */
  xml: z.string().max(500_000).nullish(),
  ...changeShape,
});
export type Model = z.infer<typeof modelSchema>;

/** The API of models. */
export const models = resource({
  schema: modelSchema,
  path: '/act/models',
  permission: 'activiti:models',
  messages: 'workflow:model',
  nameOf: ({ name }) => name,
});

/** The permission to deploy a model (docs/contract#2.E). */
export const DEPLOY = 'activiti:models:edit';

/** Creates a definition from a model. The server refuses a model that it cannot run. */
export const deployModel = (id: Model['id']) => post(`${models.path}/deploy/${segment(id)}`);

/** Returns the description inside `metaInfo`. */
export function descriptionOf({ metaInfo }: Model): string {
  try {
    const meta: unknown = JSON.parse(metaInfo ?? '{}');
    const description = typeof meta === 'object' && meta !== null && 'description' in meta ? meta.description : '';
    return typeof description === 'string' ? description : '';
  } catch {
    return '';
  }
}

/** The storage key for drafts of diagrams. */
export const designs = `${models.path}/design`;
