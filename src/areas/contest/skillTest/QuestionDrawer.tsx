import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditDrawer } from '@/shared/form/EditDrawer';
import { DictSelect } from '@/shared/dict/DictSelect';
import { RichText } from '@/shared/form/fields/rich/RichText';
import { chosen } from '@/shared/form/fields/required';
import { AnswerField, OptionsField } from './AnswerFields';
import { checkQuestion, isChoice, keyAt, MAX_LENGTH, type Problem, type Question } from './questions';
import { skillTests } from './skillTest.resource';

const { Field, Text } = itemsOf<Question>(skillTests);

interface QuestionDrawerProps {
  question: Question | undefined;
  number: number;
  onSave: (question: Question) => void;
  /** Opens the drawer for another new question. Undefined for an existing question, and if the test would be full. */
  onNext: (() => void) | undefined;
  onClose: () => void;
}

const FRESH: Question = {
  questionType: '1',
  stem: '',
  options: ['', '', '', ''].map((text, index) => ({ key: keyAt(index), text })),
  answer: '',
  score: 2,
};

/** Edits one question. The change stays in the test's form until the test is saved. */
export function QuestionDrawer({ question, number, onSave, onNext, onClose }: QuestionDrawerProps) {
  const { t } = useTranslation('contest');
  return (
    <EditDrawer
      size={640}
      path={`${skillTests.path}/questions`}
      title={t(question ? 'skillTest.editQuestion' : 'skillTest.newQuestion', { number })}
      start={{ ...(question ?? FRESH) }}
      save={(values) => {
        // Safe cast: the form has the fields of a question, and its rules have checked them.
        const next = values as unknown as Question;
        onSave({ ...next, options: isChoice(next.questionType) ? (next.options ?? []) : [] });
        return Promise.resolve();
      }}
      onClose={onClose}
      done={t('skillTest.questionKept')}
      next={onNext && { label: t('skillTest.saveAndNext'), open: onNext }}
    >
      <QuestionFields />
    </EditDrawer>
  );
}

function QuestionFields() {
  const { t } = useTranslation('contest');
  const form = Form.useFormInstance();
  const type = Form.useWatch<string | undefined>('questionType', form);
  const rule = (field: Problem['field']) =>
    ruleOf(() => {
      const values = { options: [], answer: '', stem: '', ...form.getFieldsValue() } as Question;
      const problem = checkQuestion(values).find((one) => one.field === field);
      return problem && t(`skillTest.wrong.${problem.kind}`);
    });
  return (
    <>
      <Field name="questionType" rules={[chosen]}>
        <DictSelect
          dictType="biz_question_type"
          allowClear={false}
          onChange={(next: string) => {
            form.setFieldValue('answer', '');
            if (isChoice(next) && !form.getFieldValue('options')?.length) form.setFieldValue('options', FRESH.options);
          }}
        />
      </Field>
      <Field name="stem" required rules={[rule('stem')]}>
        <RichText max={MAX_LENGTH.stem} />
      </Field>
      {isChoice(type) && (
        <Field name="options" required rules={[rule('options')]}>
          <OptionsField />
        </Field>
      )}
      <Field
        name="answer"
        required
        dependencies={['questionType', 'options']}
        rules={[rule('answer')]}
        extra={
          type && !isChoice(type) && type !== '3' ? t(`skillTest.answerHint.${type}`, { defaultValue: '' }) : undefined
        }
      >
        <AnswerField type={type} />
      </Field>
      <Field name="score" required rules={[rule('score')]}>
        <InputNumber min={0.01} max={999.99} suffix={t('skillTest.points')} style={{ width: 160 }} />
      </Field>
      <Text name="analysis" max={MAX_LENGTH.analysis} lines={2} />
    </>
  );
}
