import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { useFormats } from '@/shared/settings/useFormats';
import { waitingQuery } from '@/shared/home/waiting.api';
import { TASKS } from '@/shared/home/waiting';
import { useMenuLink } from '@/shared/menu/links';
import { MenuLink } from '@/shared/menu/MenuLink';
import styles from './NoticeBell.module.css';

/** The tasks of processes that wait for the person signed in, as a link to them; absent without any. */
export function WaitingTasks({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation('home');
  const { number } = useFormats();
  const allowed = useCan('activiti:task:view');
  const hasPlace = useMenuLink()('tasking') !== undefined;
  const { data } = useQuery({ ...waitingQuery(TASKS), enabled: allowed && hasPlace });
  if (!data?.total) return null;
  return (
    <p className={styles.tasks}>
      <MenuLink to="tasking" onClick={onOpened}>
        {t('waiting.task')} <strong>{number(data.total)}</strong>
      </MenuLink>
    </p>
  );
}
