import { Checkbox, Input, Radio } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourTag, DictTag } from '@/shared/dict/DictTag';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { TypingBox } from '../typing/TypingBox';
import { AnswerKey } from './AnswerKey';
import { blankCount, keysOf, type Question, type Result } from './questions';
import styles from './skillTest.module.css';

interface TryQuestionProps {
  question: Question;
  number: number;
  answer: string;
  onAnswer: (answer: string) => void;
  /** The rating, set once the test has been handed in. The answer is then read-only. */
  result: Result | undefined;
  showAnswer: boolean;
}

const COLOURS = { right: 'success', wrong: 'danger', open: 'info' } as const;

/** A question as a candidate sees it, with its rating after the test has been handed in. */
export function TryQuestion({ question, number, answer, onAnswer, result, showAnswer }: TryQuestionProps) {
  const { t } = useTranslation('contest');
  const name = t('skillTest.number', { number });
  return (
    <li className={styles.asked}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <DictTag dictType="biz_question_type" value={question.questionType} />
        <span>{t('skillTest.worth', { count: Number(question.score) })}</span>
        {result && <ColourTag colour={COLOURS[result]}>{t(`skillTest.result.${result}`)}</ColourTag>}
      </div>
      <RichView html={question.stem} />
      <AnswerInput
        question={question}
        name={name}
        answer={answer}
        onAnswer={onAnswer}
        disabled={result !== undefined}
      />
      {result && showAnswer && <AnswerKey question={question} />}
    </li>
  );
}

interface AnswerInputProps {
  question: Question;
  name: string;
  answer: string;
  onAnswer: (answer: string) => void;
  disabled: boolean;
}

function AnswerInput({ question, name, answer, onAnswer, disabled }: AnswerInputProps): ReactNode {
  const { t } = useTranslation('contest');
  const id = useId();
  const choices = (question.options ?? []).map(({ key, text }) => ({ value: key, label: `${key}. ${text}` }));
  const judged = [
    { value: 'T', label: t('skillTest.true') },
    { value: 'F', label: t('skillTest.false') },
  ];
  switch (question.questionType) {
    case '1':
    case '3':
      return (
        <Radio.Group
          name={id}
          className={styles.choices ?? ''}
          aria-label={name}
          disabled={disabled}
          options={question.questionType === '1' ? choices : judged}
          value={answer}
          onChange={({ target }) => onAnswer(String(target.value))}
        />
      );
    case '2':
      return (
        <div role="group" aria-label={name}>
          <Checkbox.Group
            className={styles.choices ?? ''}
            disabled={disabled}
            options={choices}
            value={keysOf(answer)}
            onChange={(keys) => onAnswer(keys.join(','))}
          />
        </div>
      );
    case '4':
      return (
        <Blanks count={blankCount(question.stem)} name={name} answer={answer} onAnswer={onAnswer} disabled={disabled} />
      );
    case '5':
      return <TypingBox article={question.answer} title={name} />;
    default:
      return (
        <Input.TextArea
          aria-label={name}
          disabled={disabled}
          value={answer}
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={({ target }) => onAnswer(target.value)}
        />
      );
  }
}

function Blanks({ count, name, answer, onAnswer, disabled }: Omit<AnswerInputProps, 'question'> & { count: number }) {
  const { t } = useTranslation('contest');
  // Unlike `blanksOf`, keeps the space at the end of a word, because the user may be about to type the next word.
  const parts = answer.split(/[;；]/);
  const put = (index: number, text: string) => {
    const next = Array.from({ length: count }, (_, place) => (place === index ? text : (parts[place] ?? '')));
    onAnswer(next.some(Boolean) ? next.map((part) => part.replaceAll(/[;；]/g, ' ')).join('；') : '');
  };
  return (
    <div className={styles.blanks}>
      {Array.from({ length: count }, (_, index) => (
        <Input
          key={index}
          disabled={disabled}
          value={parts[index] ?? ''}
          autoComplete="off"
          aria-label={t('skillTest.blankOf', { name, number: index + 1 })}
          onChange={({ target }) => put(index, target.value)}
        />
      ))}
    </div>
  );
}
