import { TrophyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { useChange } from '@/shared/list/actions/useChange';
import { useSubmit } from '@/shared/display/useSubmit';
import { DictTag } from '@/shared/dict/DictTag';
import type { Competition } from '../competition/competition.resource';
import { gameRecords, rank } from './gameRecord.resource';

interface RankButtonProps {
  contest: Competition;
  /** Called after the server has ranked the runs. */
  onRanked: () => void;
}

/** Shows the score rule and min accuracy of a contest and, once the contest has ended, a button to rank its runs. */
export function RankButton({ contest, onRanked }: RankButtonProps) {
  const { t } = useTranslation('contest');
  const change = useChange(gameRecords.path);
  const { busy, submit } = useSubmit(async () => {
    if (await change(() => rank(contest.id), t('record.ranked'))) onRanked();
  });
  return (
    <>
      <span>
        {t('competition.scoreRule')} <DictTag dictType="biz_score_rule" value={contest.scoreRule} />
      </span>
      <span>{t('record.lowest', { accuracy: Number(contest.minAccuracy ?? 0) })}</span>
      {contest.contestStatus === '5' && (
        <Can permission="contest:gameRecord:rank">
          <Button
            type="primary"
            icon={<TrophyOutlined aria-hidden="true" />}
            loading={busy}
            onClick={() => void submit()}
          >
            {t('record.rankNow')}
          </Button>
        </Can>
      )}
    </>
  );
}
