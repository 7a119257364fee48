import { EyeOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type CrudApi, segment } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { request } from '@/shared/api/http';
import { isMissing, optionalCall } from '@/shared/api/optional';
import styles from '../review.module.css';

const viewersSchema = z.array(z.object({ name: z.string() }));

/**
 * Interval in milliseconds between two requests for the viewers of an open record. Each request also registers this
 * user as a viewer.
 */
const ASK_MS = 20_000;

/** Shows who else views a record. Renders nothing if nobody does, or if the server does not report viewers. */
export function Viewers<T extends object>({ api, id }: { api: CrudApi<T>; id: Id }) {
  const { t } = useTranslation('review');
  const url = `${api.path}/viewers/${segment(id)}`;
  const { data = [] } = useQuery({
    queryKey: api.keys.call('viewers', id),
    queryFn: async ({ signal }) => viewersSchema.parse(await request({ url, signal, quiet: true })),
    enabled: optionalCall({ url }) !== undefined,
    refetchInterval: ({ state }) => (isMissing(state.error) ? false : ASK_MS),
    retry: false,
    gcTime: 0,
  });
  if (data.length === 0) return null;
  const names = data.map(({ name }) => name).join(t('checks.comma'));
  return (
    <span className={styles.viewers} role="status">
      <EyeOutlined aria-hidden="true" /> {t('viewers', { names })}
    </span>
  );
}
