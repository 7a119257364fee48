import { instantOf } from '@/shared/settings/times';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateResource } from '@/shared/api/queryKeys';
import { DictTag } from '@/shared/dict/DictTag';
import { Countdown } from '@/shared/display/Countdown';
import { type Competition, competitions } from './competition.resource';
import styles from './competition.module.css';
import { nextTime } from './contestStatus';

/** The delay between the first two refetches after a countdown, in milliseconds. The delay doubles each time. */
const FIRST_DELAY = 5000;

/**
 * The status of a contest with a countdown to its next status. Refetches the contests when the countdown ends, and again
 * until the server has changed the status, because the server's clock may be behind.
 */
export function ContestState({ contest }: { contest: Competition }) {
  const { t } = useTranslation('contest');
  const client = useQueryClient();
  const next = nextTime(contest);
  const target = next && contest[next] ? instantOf(contest[next]) : undefined;
  const [ended, setEnded] = useState<number>();
  useEffect(() => {
    if (ended === undefined || ended !== target) return;
    let timer: ReturnType<typeof setTimeout>;
    function refetch(delay: number) {
      void invalidateResource(client, competitions.path);
      timer = setTimeout(refetch, delay, 2 * delay);
    }
    refetch(FIRST_DELAY);
    return () => clearTimeout(timer);
  }, [client, ended, target]);
  return (
    <span className={styles.state}>
      <DictTag dictType="biz_contest_status" value={contest.contestStatus} />
      {next && target !== undefined && (
        <small>
          {t(`competition.until.${next}`)} <Countdown target={target} onEnd={() => setEnded(target)} />
        </small>
      )}
    </span>
  );
}
