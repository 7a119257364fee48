import { useTranslation } from 'react-i18next';
import { MenuLink } from '@/shared/menu/MenuLink';
import { usePlace } from '@/shared/menu/place';
import type { Competition } from './competition.resource';
import styles from './competition.module.css';

/** True if a contest has started and can therefore have runs. */
const hasRuns = ({ contestStatus }: Competition) => ['4', '5'].includes(contestStatus ?? '');

/** The contest's name as a link: to the form of a draft, the runs of a started contest, otherwise the registrations. */
export function ContestLink({ contest }: { contest: Competition }) {
  const { id, competitionName, contestStatus } = contest;
  const name = <bdi>{competitionName}</bdi>;
  if (contestStatus === '0')
    return (
      <MenuLink to="competitionEdit" query={{ id }}>
        {name}
      </MenuLink>
    );
  return (
    <MenuLink to={hasRuns(contest) ? 'gameRecord' : 'registrationList'} query={{ competitionId: id }}>
      {name}
    </MenuLink>
  );
}

/** Links between the lists of a contest: registrations, circulars, and, once the contest has begun, runs. */
export function ContestLists({ contest }: { contest: Competition }) {
  const { t } = useTranslation('contest');
  const { key } = usePlace();
  const lists = [
    { to: 'registrationList', label: t('competition.registrations') },
    ...(hasRuns(contest) ? [{ to: 'gameRecord', label: t('competition.records') } as const] : []),
    { to: 'racingCircular', label: t('racingCircular.title') },
  ] as const;
  return (
    <nav className={styles.lists} aria-label={t('competition.lists')}>
      {lists.map(({ to, label }) =>
        to === key ? (
          <span key={to} aria-current="page">
            {label}
          </span>
        ) : (
          <MenuLink key={to} to={to} query={{ competitionId: contest.id }}>
            {label}
          </MenuLink>
        ),
      )}
    </nav>
  );
}
