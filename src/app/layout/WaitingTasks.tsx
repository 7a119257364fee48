import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Waiting } from '@/shared/area/area';
import { useCan } from '@/shared/auth/Can';
import { useFormats } from '@/shared/settings/useFormats';
import { waitingQuery } from '@/shared/home/waiting.api';
import { waitingKinds } from '@/shared/home/waiting';
import { useMenuLink } from '@/shared/menu/links';
import { MenuLink } from '@/shared/menu/MenuLink';
import styles from './NoticeBell.module.css';

/** The pending work in the bell, such as process tasks: one link for each kind that has any. */
export function WaitingTasks({ onOpened }: { onOpened: () => void }) {
  return waitingKinds()
    .filter(({ isInBell }) => isInBell)
    .map((kind) => <WaitingLink key={kind.name} kind={kind} onOpened={onOpened} />);
}

function WaitingLink({ kind, onOpened }: { kind: Waiting; onOpened: () => void }) {
  const { t } = useTranslation('home');
  const { number } = useFormats();
  const allowed = useCan(kind.permission);
  const hasPlace = useMenuLink()(kind.menuKey) !== undefined;
  const { data } = useQuery({ ...waitingQuery(kind), enabled: allowed && hasPlace });
  if (!data?.total) return null;
  return (
    <p className={styles.tasks}>
      <MenuLink to={kind.menuKey} onClick={onOpened}>
        {t(`waiting.${kind.name}`)} <strong>{number(data.total)}</strong>
      </MenuLink>
    </p>
  );
}
