import { Button, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import type { DictName } from '@/shared/vocabulary/dictName';
import { useBackTo } from '@/shared/menu/useBackTo';
import { usePlace } from '@/shared/menu/place';
import { EditPage } from '@/shared/form/EditPage';
import { storedIn } from '@/shared/form/stored';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { RecordOf } from '@/shared/record/RecordOf';
import { DictRadio } from '@/shared/dict/DictSelect';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { ImageField } from '@/shared/files/upload/ImageField';
import { chosen } from '@/shared/form/fields/required';
import { charsOf } from '../typing/measure';
import { CONTENT, fitsContent } from './training';
import { type Training, trainings } from './training.resource';
import styles from './training.module.css';
import { type Lesson, TryTraining } from './TryTraining';

const { Field } = itemsOf(trainings);

/** The form for a training. `specialTrainingForm` creates a training, `specialTrainingEdit?id=` edits a training. */
export default function SpecialTrainingFormPage() {
  const { mode } = usePlace();
  if (mode === 'add') return <TrainingEditor training={undefined} />;
  return (
    <RecordOf api={trainings} list="specialTraining">
      {(training) => <TrainingEditor key={training.id} training={training} />}
    </RecordOf>
  );
}

const FRESH = {
  id: 0,
  trainingType: '1',
  difficulty: '1',
  language: '1',
  content: '',
  duration: 5,
  targetSpeed: 60,
  targetAccuracy: 95,
  sort: 0,
  status: '0',
};

function TrainingEditor({ training }: { training: Training | undefined }) {
  const { t } = useTranslation('contest');
  const back = useBackTo('specialTraining');
  return (
    <EditPage
      path={trainings.path}
      title={training ? t('training.editTitle', { name: training.trainingName }) : t('training.addTitle')}
      start={training ? storedIn(trainings, training) : FRESH}
      save={trainings.save}
      onClose={back}
      draft={{ record: training?.id ?? 'new', row: training }}
    >
      <TrainingFacts />
      <ContentItem />
      <FieldGrid>
        <Field name="cover">
          <ImageField />
        </Field>
        <SortItem />
        <StatusItem />
      </FieldGrid>
    </EditPage>
  );
}

function TrainingFacts() {
  const { t } = useTranslation('contest');
  const choice = (name: 'trainingType' | 'difficulty' | 'language', dictType: DictName) => (
    <Field name={name} label={t(`training.${name}`)} rules={[chosen]}>
      <DictRadio dictType={dictType} />
    </Field>
  );
  const number = (name: 'duration' | 'targetSpeed' | 'targetAccuracy', max: number, precision: number) => (
    <Field name={name} label={t(`training.${name}`)}>
      <InputNumber min={0} max={max} precision={precision} style={{ width: '100%' }} />
    </Field>
  );
  return (
    <>
      <Field name="trainingName" rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={60} showCount autoComplete="off" />
      </Field>
      {choice('trainingType', 'biz_training_type')}
      {choice('difficulty', 'biz_difficulty')}
      {choice('language', 'biz_contest_lang')}
      <FieldGrid>
        {number('duration', 240, 0)}
        {number('targetSpeed', 1000, 0)}
        {number('targetAccuracy', 100, 2)}
      </FieldGrid>
    </>
  );
}

/** The text to type, with its character count and a button to try the training. */
function ContentItem() {
  const { t } = useTranslation('contest');
  const form = Form.useFormInstance();
  const content = Form.useWatch<string | null | undefined>('content', form) ?? '';
  const [lesson, setLesson] = useState<Lesson>();
  const start = () => {
    const { trainingName, duration, targetSpeed, targetAccuracy } = form.getFieldsValue();
    setLesson({ trainingName, content, duration, targetSpeed, targetAccuracy });
  };
  return (
    <>
      <Field
        name="content"
        required
        rules={[ruleOf((text?: string) => !fitsContent(text) && t('training.contentRule', CONTENT))]}
      >
        <Input.TextArea autoSize={{ minRows: 6, maxRows: 16 }} />
      </Field>
      <div className={styles.try}>
        <Button disabled={!fitsContent(content)} onClick={start}>
          {t('training.try')}
        </Button>
        <span>{t('training.chars', { count: charsOf(content.trim()).length })}</span>
      </div>
      {lesson && <TryTraining lesson={lesson} onClose={() => setLesson(undefined)} />}
    </>
  );
}
