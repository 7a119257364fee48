import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRows, segment } from '@/shared/api/crudApi';
import { resource } from '@/shared/resource/resource';
import { numeric } from '@/shared/api/fields';
import { isRecord } from '@/shared/lib/json';
import { toPage } from '@/shared/api/envelope';
import { post, request, requestFile } from '@/shared/api/http';

/** A version of a deployed process (docs/contract#2.20). `version` is a text in the list, a number in `allLatest`. */
export const definitionSchema = z.object({
  id: z.string(),
  name: z.string(),
  key: z.string(),
  version: numeric,
  category: z.string().nullish(),
  deploymentId: z.string(),
  resourceName: z.string().nullish(),
  dgrmResourceName: z.string().nullish(),
  description: z.string().nullish(),
  suspensionState: z.number().nullish(),
});
export type Definition = z.infer<typeof definitionSchema>;

/** The API of definitions. To delete a definition, the client sends the id of its deployment. */
export const definitions = resource({
  schema: definitionSchema,
  path: '/act/prof',
  id: 'deploymentId',
  permission: 'activiti:prof',
  messages: 'workflow:definition',
  nameOf: ({ name, version }) => `${name} v${version}`,
});

/** Returns the newest version of every process. */
export const latestDefinitions = (signal?: AbortSignal): Promise<Definition[]> =>
  fetchRows(definitionSchema, { url: '/act/prof/allLatest', signal });

/** Suspends or activates a definition together with all its instances. */
export const setDefinitionState = (id: string, state: 'active' | 'suspend') =>
  post(`/act/process/update/${segment(id)}/${state}`);

const MAX_RUNNING = 1000;

/**
 * The number of running requests of the versions `rows`. Resolves to null if the requests are too many to count in the
 * client.
 */
export const runningQuery = (rows: readonly Definition[]) => {
  const keys = [...new Set(rows.map(({ key }) => key))];
  const ids = new Set(rows.map(({ id }) => id));
  return queryOptions({
    queryKey: definitions.keys.call('running', ...ids),
    queryFn: async ({ signal }) => {
      const list = { url: '/act/process/ins/runs', signal, quiet: true };
      const found = await Promise.all(
        keys.map((key) => request({ ...list, params: { key, pageNum: 1, pageSize: MAX_RUNNING } })),
      );
      const pages = found.map((answer) => toPage(answer));
      if (pages.some(({ records, total }) => records.length < total)) return null;
      return pages.flatMap(({ records }) => records).filter((row) => isRecord(row) && ids.has(String(row.procDefId)))
        .length;
    },
    staleTime: 0,
  });
};

/** Deploys a file with a diagram or an archive of diagrams. */
export function deployFile(file: File): Promise<unknown> {
  const data = new FormData();
  data.append('file', file, file.name);
  return post('/act/process/deployByFile', data);
}

/** Fetches the diagram of a deployment as BPMN 2.0 XML. */
export async function drawingOf(deploymentId: string, signal?: AbortSignal): Promise<string> {
  const params = { did: deploymentId, ext: '.bpmn' };
  const { blob } = await requestFile({ url: '/act/process/show', params, ...(signal && { signal }) });
  return blob.text();
}

/** True when the definition is active. Users can start an active definition, and its instances continue. */
export const isActive = ({ suspensionState }: Definition) => suspensionState !== 2;
