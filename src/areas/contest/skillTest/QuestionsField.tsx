import { useFormats } from '@/shared/settings/useFormats';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderList } from '@/shared/list/reorder/OrderList';
import { useEditing } from '@/shared/form/useEditing';
import { type FieldProps, groupProps } from '@/shared/display/fieldProps';
import { type Money } from '@/shared/lib/money';
import { ImportQuestions } from './ImportQuestions';
import { QuestionDrawer } from './QuestionDrawer';
import { QuestionRow } from './QuestionRow';
import { addsUp, MAX_QUESTIONS, moved, type Question, spread, totalOf } from './questions';
import styles from './skillTest.module.css';
import { type Paper, TryTest } from './TryTest';

/** Edits a test's questions: add, reorder, import from a spreadsheet. Shows whether the scores add up to the total. */
export function QuestionsField({ value: questions = [], onChange, ...field }: FieldProps<readonly Question[]>) {
  const { t } = useTranslation(['contest', 'shared']);
  const { money } = useFormats();
  const form = Form.useFormInstance();
  const total = Form.useWatch<Money | undefined>('totalScore', form);
  const [opening, edit] = useEditing<{ index: number }>();
  const [paper, setPaper] = useState<Paper>();
  const index = opening?.row?.index;

  const change = (next: readonly Question[]) => onChange?.(next);
  const put = (place: number, question: Question) =>
    change(questions.map((one, index) => (index === place ? question : one)));
  // Reads the form instead of `questions`, because several imported rows can arrive before the next render.
  const append = (question: Question) =>
    change([...((form.getFieldValue('questions') as Question[] | undefined) ?? []), question]);
  const dealt = spread(total, questions.length);
  const even = addsUp(questions, total);

  return (
    <div {...groupProps(field)} aria-label={t('skillTest.questions')}>
      <div className={styles.tools}>
        <Button
          icon={<PlusOutlined aria-hidden="true" />}
          {...(questions.length >= MAX_QUESTIONS && { disabled: true })}
          onClick={() => edit('new')}
        >
          {t('skillTest.addQuestion')}
        </Button>
        <ImportQuestions onQuestion={append} room={() => MAX_QUESTIONS - countOf(form.getFieldValue('questions'))} />
        <Button
          {...(!dealt && { disabled: true })}
          onClick={() => dealt && change(questions.map((one, place) => ({ ...one, score: dealt[place] ?? one.score })))}
        >
          {t('skillTest.spread')}
        </Button>
        <Button disabled={questions.length === 0} onClick={() => setPaper({ ...form.getFieldsValue(), questions })}>
          {t('skillTest.try')}
        </Button>
      </div>
      <p role="status" className={even || questions.length === 0 ? styles.sum : styles.off}>
        {t('skillTest.sum', { count: questions.length, sum: money(totalOf(questions)), total: money(total) })}
      </p>
      {questions.length > 1 && <p className={styles.hint}>{t('shared:order.hint')}</p>}
      <OrderList
        items={questions.map((question, place) => ({
          id: String(place),
          name: t('skillTest.number', { number: place + 1 }),
          question,
        }))}
        onMove={(from, to) => change(moved(questions, Number(from), Number(to)))}
      >
        {({ question }, place) => (
          <QuestionRow
            question={question}
            index={place}
            count={questions.length}
            onScore={(score) => put(place, { ...question, score })}
            onEdit={() => edit({ index: place })}
            onMove={(to) => change(moved(questions, place, to))}
            onCopy={() => change(questions.toSpliced(place + 1, 0, { ...question, id: undefined }))}
            onRemove={() => change(questions.toSpliced(place, 1))}
          />
        )}
      </OrderList>
      {opening && (
        <QuestionDrawer
          key={opening.key}
          question={index === undefined ? undefined : questions[index]}
          number={(index ?? questions.length) + 1}
          onSave={(question) => (index === undefined ? append(question) : put(index, question))}
          onNext={index === undefined && questions.length + 1 < MAX_QUESTIONS ? () => edit('new') : undefined}
          onClose={opening.close}
        />
      )}
      {paper && <TryTest paper={paper} onClose={() => setPaper(undefined)} />}
    </div>
  );
}

const countOf = (questions: unknown) => (Array.isArray(questions) ? questions.length : 0);
