import { Alert, App, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '@/shared/lib/money';
import { Countdown } from '@/shared/display/Countdown';
import { grade, type Grade, passes, type Question } from './questions';
import styles from './skillTest.module.css';
import { TryQuestion } from './TryQuestion';
import { useFormats } from '@/shared/settings/useFormats';

/** The fields of a test that candidates see. In a draft, any field except `questions` may be missing. */
export interface Paper {
  testName?: string | undefined;
  /** The duration of the test, in minutes. */
  duration?: number | null | undefined;
  passScore?: Money | null | undefined;
  questionOrder?: string | null | undefined;
  showAnswer?: string | null | undefined;
  questions: readonly Question[];
}

/** Lets the user try a test as a candidate, with time limit and grading. Nothing is sent to the server. */
export function TryTest({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const [turn, setTurn] = useState(0);
  return <Attempt key={turn} paper={paper} onAgain={() => setTurn(turn + 1)} onClose={onClose} />;
}

function Attempt({ paper, onAgain, onClose }: { paper: Paper; onAgain: () => void; onClose: () => void }) {
  const { t } = useTranslation(['contest', 'shared']);
  const { modal } = App.useApp();
  const { questions, passScore = 0, showAnswer } = paper;
  const [end] = useState(() => Date.now() + (paper.duration ?? 60) * 60_000);
  const [order] = useState(() => orderOf(questions.length, paper.questionOrder === '2'));
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({});
  const [result, setResult] = useState<Grade>();
  const [open, setOpen] = useState(true);
  const given = questions.map((_, index) => answers[index]);
  // The questions that the user must answer. Excludes typing questions, whose result the typing box measures.
  const asked = questions.flatMap(({ questionType }, index) => (questionType === '5' ? [] : [index]));
  const missing = asked.filter((index) => !given[index]?.trim()).length;
  const rate = () => setResult(grade(questions, given));

  function handIn() {
    if (missing === 0) return rate();
    modal.confirm({
      title: t('skillTest.handIn'),
      content: t('skillTest.missing', { count: missing }),
      okText: t('skillTest.handIn'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: rate,
    });
  }

  return (
    <Modal
      open={open}
      width={820}
      title={t('skillTest.tryTitle', { name: paper.testName ?? '' })}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
      footer={[
        <Button key="close" onClick={() => setOpen(false)}>
          {t('shared:action.close')}
        </Button>,
        <Button key="go" type="primary" onClick={result ? onAgain : handIn}>
          {t(result ? 'skillTest.again' : 'skillTest.handIn')}
        </Button>,
      ]}
    >
      <div className={styles.clock}>
        <span>{t('skillTest.answered', { done: asked.length - missing, count: asked.length })}</span>
        {!result && <Countdown target={end} onEnd={rate} />}
      </div>
      <div role="status">{result && <GradeAlert grade={result} passScore={passScore} />}</div>
      <ol className={styles.paper}>
        {order.map((index, place) => {
          const question = questions[index];
          return (
            question && (
              <TryQuestion
                key={index}
                question={question}
                number={place + 1}
                answer={answers[index] ?? ''}
                onAnswer={(answer) => setAnswers({ ...answers, [index]: answer })}
                result={result?.results[index]}
                showAnswer={showAnswer === 'Y'}
              />
            )
          );
        })}
      </ol>
    </Modal>
  );
}

/** Returns the indexes of the questions, in the original or in random order. */
function orderOf(count: number, random: boolean): number[] {
  const places = Array.from({ length: count }, (_, index) => index);
  if (!random) return places;
  return places
    .map((index) => ({ index, by: Math.random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ index }) => index);
}

/**
 * Shows the result of an attempt: the points of the objective questions, the points not yet graded, and the verdict.
 */
function GradeAlert({ grade, passScore }: { grade: Grade; passScore: Money | null }) {
  const { t } = useTranslation('contest');
  const { money } = useFormats();
  const passed = passes(grade, passScore);
  const verdict = passed === undefined ? 'open' : passed ? 'passed' : 'failed';
  return (
    <Alert
      showIcon
      type={passed === undefined ? 'info' : passed ? 'success' : 'error'}
      title={t(`skillTest.verdict.${verdict}`, { score: money(passScore) })}
      description={t('skillTest.earned', {
        earned: money(grade.earned),
        objective: money(grade.objective),
        open: money(grade.open),
      })}
    />
  );
}
