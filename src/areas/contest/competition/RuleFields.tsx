import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictSelect } from '@/shared/dict/DictSelect';
import { chosen } from '@/shared/form/fields/required';
import { ArticleItems } from './ArticleItems';
import { LIMITS, competitions } from './competition.resource';
import { useContestRule } from './useContestRule';
import type { CompetitionForm } from './competition.form';

const { Entry, Field } = itemsOf<CompetitionForm>(competitions);

/** Language, groups, article and scoring of a contest. */
export function RuleFields() {
  const { t } = useTranslation('contest');
  const durationRule = useContestRule('duration');
  const { min, max } = LIMITS.minutes;
  return (
    <fieldset>
      <legend>{t('competition.section.rules')}</legend>
      <FieldGrid>
        <Entry name="language" required clearable={false} />
        <Field name="groupTypes" rules={[chosen]}>
          <DictSelect dictType="biz_contest_group" mode="multiple" />
        </Field>
      </FieldGrid>
      <ArticleItems />
      <FieldGrid>
        <Field name="duration" dependencies={['startTime', 'endTime']} rules={[{ required: true }, durationRule]}>
          <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
        </Field>
        <Field name="maxAttempts" extra={t('competition.noLimit')} rules={[{ required: true }]}>
          <InputNumber min={0} max={99} precision={0} style={{ width: '100%' }} />
        </Field>
        <Field name="minAccuracy" extra={t('competition.minAccuracyHint')}>
          <InputNumber min={0} max={100} precision={2} style={{ width: '100%' }} />
        </Field>
        <Entry name="scoreRule" as="radio" required />
        <Entry name="allowBackspace" as="radio" />
        <Entry name="forbidPaste" as="radio" />
      </FieldGrid>
    </fieldset>
  );
}
