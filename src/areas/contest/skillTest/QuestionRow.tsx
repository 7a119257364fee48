import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { PermittedActions } from '@/shared/list/actions/PermittedActions';
import { DictTag } from '@/shared/dict/DictTag';
import { checkQuestion, plain, type Question } from './questions';
import styles from './skillTest.module.css';

interface QuestionRowProps {
  question: Question;
  index: number;
  count: number;
  onScore: (score: number) => void;
  onEdit: () => void;
  onMove: (to: number) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** A row of the question editor: type, stem, problems, score and actions. */
export function QuestionRow({ question, index, count, onScore, ...can }: QuestionRowProps) {
  const { t } = useTranslation(['contest', 'shared']);
  const name = t('skillTest.number', { number: index + 1 });
  const problems = checkQuestion(question);
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <strong>{index + 1}</strong>
        <DictTag dictType="biz_question_type" value={question.questionType} />
        <bdi>{plain(question.stem) || '-'}</bdi>
        {problems.length > 0 && <em>{problems.map(({ kind }) => t(`skillTest.wrong.${kind}`)).join('；')}</em>}
      </span>
      <span className={styles.side}>
        <InputNumber<number>
          size="small"
          min={0.01}
          max={999.99}
          precision={2}
          formatter={(value) => String(value ?? '').replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros))}
          value={Number(question.score) || null}
          suffix={t('skillTest.points')}
          aria-label={t('skillTest.scoreOf', { name })}
          onChange={(score) => onScore(score ?? 0)}
        />
        <PermittedActions
          name={name}
          actions={[
            { label: t('shared:action.edit'), onClick: can.onEdit },
            { label: t('shared:action.remove'), danger: true, onClick: can.onRemove },
            ...(index > 0 ? [{ label: t('shared:crud.moveUp'), onClick: () => can.onMove(index - 1) }] : []),
            ...(index < count - 1 ? [{ label: t('shared:crud.moveDown'), onClick: () => can.onMove(index + 1) }] : []),
            { label: t('skillTest.copy'), onClick: can.onCopy },
          ]}
        />
      </span>
    </div>
  );
}
