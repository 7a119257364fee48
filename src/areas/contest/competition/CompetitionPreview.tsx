import { useFormats } from '@/shared/settings/useFormats';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhonePage, Preview } from '@/shared/form/Preview';
import { DictTag } from '@/shared/dict/DictTag';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { charsOf } from '../typing/measure';
import { TypingBox } from '../typing/TypingBox';
import type { CompetitionForm } from './competition.form';
import styles from './competition.module.css';

/** Previews the contest as players see it, from the form values. A button lets the user type the article as a trial. */
export function CompetitionPreview() {
  const { t } = useTranslation('contest');
  const { money, minute } = useFormats();
  const [trying, setTrying] = useState(false);
  const contest = (Form.useWatch([]) ?? {}) as Partial<CompetitionForm>;
  const article = contest.articleContent ?? '';
  const span = (from?: string | null, to?: string | null) => `${from ? minute(from) : '-'} – ${to ? minute(to) : '-'}`;
  const lines = [
    ['organizer', contest.organizer],
    ['registerTimes', span(contest.registerStartTime, contest.registerEndTime)],
    ['contestTimes', span(contest.startTime, contest.endTime)],
    ['registerFee', contest.registerFee ? money(contest.registerFee) : t('competition.free')],
    ['rules', t('competition.rulesLine', { count: charsOf(article).length, minutes: contest.duration ?? '-' })],
  ] as const;
  return (
    <Preview title={t('competition.preview')}>
      <PhonePage cover={contest.cover}>
        <h3>{contest.competitionName || t('competition.unnamed')}</h3>
        <p>
          <DictTag dictType="biz_contest_level" value={contest.competitionLevel} />{' '}
          <DictTag dictType="biz_contest_lang" value={contest.language} />
        </p>
        <dl>
          {lines.map(([name, text]) => (
            <div key={name}>
              <dt>{t(`competition.${name}`)}</dt>
              <dd>{text || '-'}</dd>
            </div>
          ))}
        </dl>
        <Awards awards={contest.awards ?? []} />
        <RichView html={contest.introduction} />
      </PhonePage>
      <Button block disabled={article === ''} onClick={() => setTrying(true)}>
        {t('competition.try')}
      </Button>
      <Modal
        open={trying}
        destroyOnHidden
        width={800}
        title={contest.articleTitle || t('competition.try')}
        footer={null}
        onCancel={() => setTrying(false)}
      >
        <TypingBox
          title={contest.articleTitle}
          article={article}
          seconds={(contest.duration ?? 0) * 60}
          allowBackspace={contest.allowBackspace !== 'N'}
          forbidPaste={contest.forbidPaste !== 'N'}
        />
      </Modal>
    </Preview>
  );
}

function Awards({ awards }: { awards: NonNullable<CompetitionForm['awards']> }) {
  const { t } = useTranslation('contest');
  if (awards.length === 0) return null;
  return (
    <ul className={styles.awards}>
      {awards.map(({ awardName, rankFrom, rankTo, prize }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- awards have no id
        <li key={index}>
          <strong>{awardName || '-'}</strong>{' '}
          {t(rankFrom === rankTo ? 'competition.rankOne' : 'competition.rankSpan', { from: rankFrom, to: rankTo })}{' '}
          {prize}
        </li>
      ))}
    </ul>
  );
}
