import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { keysOf } from '@/shared/api/queryKeys';
import { Loading } from '@/shared/display/Loading';
import { CONSEQUENCES, foresee } from './consequences.api';
import type { Gain, Right, RightsChange } from './world';
import styles from './ConsequencesView.module.css';

/** Lists how an unsaved change affects rights, queues and processes, and which parts could not be checked. */
export function ConsequencesView({ change }: { change: RightsChange }) {
  const { t } = useTranslation(['system', 'shared']);
  const found = useQuery({
    queryKey: keysOf(CONSEQUENCES).call('before', change),
    queryFn: ({ signal }) => foresee(change, signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (!found.isSuccess) return <Loading query={found} title={false} />;
  const { groups, queues, steps, unseen } = found.data;
  const comma = t('shared:crud.comma');
  const texts = steps.map(({ name, running, waiting }) =>
    t('consequences.step', { name, running: running ?? 0, waiting: waiting ?? 0 }),
  );
  const nothing = groups.length + queues.length + steps.length + unseen.length === 0;
  return (
    <div role="status" aria-label={t('consequences.title')} className={styles.parts}>
      {queues.length > 0 && (
        <Alert type="error" showIcon title={t('consequences.queues', { names: queues.join(comma) })} />
      )}
      {[...new Set(texts)].map((text) => (
        <Alert key={text} type="error" showIcon title={text} />
      ))}
      {groups.length > 0 && (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupLines key={group.people.join(' ')} group={group} comma={comma} />
          ))}
        </ul>
      )}
      {unseen.map((what) => (
        <Alert key={what} type="warning" showIcon title={t(`consequences.unseen.${what}`)} />
      ))}
      {nothing && t('consequences.none')}
    </div>
  );
}

/** The consequences for a group of people, as counts. The user can expand the names of the people and rights. */
function GroupLines({ group, comma }: { group: Gain; comma: string }) {
  const { t } = useTranslation('system');
  const names = (rights: readonly Right[]) => rights.map(({ name }) => name).join(comma);
  return (['lost', 'gained'] as const).map((way) => {
    const rights = group[way];
    if (rights.length === 0) return null;
    const screens = rights.filter(({ kind }) => kind === 'screen').length;
    const buttons = rights.length - screens;
    const counts = [
      screens > 0 && t('consequences.screens', { count: screens }),
      buttons > 0 && t('consequences.buttons', { count: buttons }),
    ];
    return (
      <li key={way}>
        <details>
          <summary>
            {t(`consequences.${way}`, {
              people: t('consequences.people', { count: group.people.length }),
              rights: counts.filter(Boolean).join(comma),
            })}
          </summary>
          <p>{group.people.join(comma)}</p>
          <p>{names(rights)}</p>
        </details>
      </li>
    );
  });
}
