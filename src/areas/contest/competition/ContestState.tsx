import { instantOf } from '@/shared/settings/times';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateResource } from '@/shared/api/queryKeys';
import { DictTag } from '@/shared/dict/DictTag';
import { Countdown } from '@/shared/display/Countdown';
import { type Competition, competitions } from './competition.resource';
import styles from './competition.module.css';
import { nextTime } from './contestStatus';

/** The status of a contest with a countdown to its next status. Refetches the contests when the countdown ends. */
export function ContestState({ contest }: { contest: Competition }) {
  const { t } = useTranslation('contest');
  const client = useQueryClient();
  const next = nextTime(contest);
  return (
    <span className={styles.state}>
      <DictTag dictType="biz_contest_status" value={contest.contestStatus} />
      {next && contest[next] && (
        <small>
          {t(`competition.until.${next}`)}{' '}
          <Countdown
            target={instantOf(contest[next])}
            onEnd={() => void invalidateResource(client, competitions.path)}
          />
        </small>
      )}
    </span>
  );
}
