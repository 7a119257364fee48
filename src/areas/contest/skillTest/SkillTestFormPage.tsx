import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { useBackTo } from '@/shared/menu/useBackTo';
import { usePlace } from '@/shared/menu/place';
import type { FormOf } from '@/shared/api/crudApi';
import { EditPage } from '@/shared/form/EditPage';
import { storedIn } from '@/shared/form/stored';
import { RecordOf } from '@/shared/record/RecordOf';
import { RichText } from '@/shared/form/fields/rich/RichText';
import { FactFields, RuleFields } from './TestFields';
import { QuestionsField } from './QuestionsField';
import { addsUp, checkQuestion, type Question } from './questions';
import { type SkillTest, skillTests } from './skillTest.resource';

const { Field } = itemsOf(skillTests);

const FRESH: FormOf<SkillTest> = {
  id: 0,
  skillLevel: '1',
  duration: 60,
  totalScore: 100,
  passScore: 60,
  maxAttempts: 1,
  retakeDays: 0,
  questionOrder: '1',
  showAnswer: 'N',
  fee: 0,
  questions: [],
};

/**
 * The form for a skill test and its questions. `skillTestAdd` creates a test, `skillTestEdit?id=` edits an unpublished
 * test.
 */
export default function SkillTestFormPage() {
  const { mode } = usePlace();
  if (mode === 'add') return <TestEditor test={undefined} />;
  return (
    <RecordOf api={skillTests} list="skillTest">
      {(test) => <TestEditor key={test.id} test={test} />}
    </RecordOf>
  );
}

function TestEditor({ test }: { test: SkillTest | undefined }) {
  const { t } = useTranslation('contest');
  const back = useBackTo('skillTest');
  return (
    <EditPage
      path={skillTests.path}
      title={test ? t('skillTest.editTitle', { name: test.testName }) : t('skillTest.addTitle')}
      start={test ? storedIn(skillTests, test) : FRESH}
      save={(values, key) => skillTests.save({ ...values, questions: numbered(values.questions) }, key)}
      onClose={back}
      draft={{ record: test?.id ?? 'new', row: test && { id: test.id, testName: test.testName } }}
    >
      <fieldset>
        <legend>{t('skillTest.facts')}</legend>
        <FactFields test={test} />
      </fieldset>
      <fieldset>
        <legend>{t('skillTest.rules')}</legend>
        <RuleFields />
      </fieldset>
      <fieldset>
        <legend>{t('skillTest.questions')}</legend>
        <QuestionsItem />
      </fieldset>
      <fieldset>
        <legend>{t('skillTest.introduction')}</legend>
        <Field name="introduction" rules={[{ max: 5000, message: t('skillTest.tooLong', { max: 5000 }) }]}>
          <RichText max={5000} />
        </Field>
      </fieldset>
    </EditPage>
  );
}

function QuestionsItem() {
  const { t } = useTranslation('contest');
  return (
    <Field
      name="questions"
      required
      dependencies={['totalScore']}
      rules={[
        ({ getFieldValue }) =>
          ruleOf((questions: readonly Question[] = []) => {
            if (questions.length === 0) return t('skillTest.noQuestions');
            if (questions.some((question) => checkQuestion(question).length > 0)) return t('skillTest.badQuestions');
            return !addsUp(questions, getFieldValue('totalScore')) && t('skillTest.notEven');
          }),
      ]}
    >
      <QuestionsField />
    </Field>
  );
}

/** Numbers the questions in their current order. */
const numbered = (questions: SkillTest['questions']) =>
  (questions ?? []).map((question, index) => ({ ...question, sort: index + 1 }));
