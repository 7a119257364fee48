import type { Id } from '@/shared/lib/id';
import { toPage } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import type { RemoteOption } from '@/shared/form/fields/RemoteSelect';

/** Searches contests by name and returns the first fifty matches. */
export async function findCompetitions(text: string, signal: AbortSignal): Promise<RemoteOption[]> {
  const params = { pageNum: 1, pageSize: 50, ...(text && { competitionName: text }) };
  const { records } = toPage(await request({ url: '/biz/competition/list', params, signal }), 1);
  return (records as { id: number | string; competitionName: string }[]).map(({ id, competitionName }) => ({
    value: id,
    label: competitionName,
  }));
}

/** Fetches the name of a contest. */
export async function competitionName(id: Id, signal: AbortSignal): Promise<string> {
  const contest = await request({ url: `/biz/competition/get/${encodeURIComponent(id)}`, signal, quiet: true });
  return String((contest as { competitionName?: unknown }).competitionName ?? id);
}
