import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DateField } from '@/shared/form/fields/DateField';
import { chosen } from '@/shared/form/fields/required';
import { competitions } from './competition.resource';
import { useContestRule } from './useContestRule';
import type { CompetitionForm } from './competition.form';

const { Field } = itemsOf<CompetitionForm>(competitions);

/** The times of registration and contest. A rule compares each time with the previous time. */
export function TimeFields() {
  const { t } = useTranslation('contest');
  const items = [
    { name: 'registerStartTime', after: [], rules: [] },
    { name: 'registerEndTime', after: ['registerStartTime'], rules: [useContestRule('registerEndTime')] },
    { name: 'startTime', after: ['registerEndTime'], rules: [useContestRule('startTime')] },
    { name: 'endTime', after: ['startTime'], rules: [useContestRule('endTime')] },
  ] as const;
  return (
    <fieldset>
      <legend>{t('competition.section.times')}</legend>
      <FieldGrid least={440}>
        {items.map(({ name, after, rules }) => (
          <Field
            key={name}
            name={name}
            label={t(`competition.${name}`)}
            dependencies={[...after]}
            rules={[chosen, ...rules]}
          >
            <DateField time />
          </Field>
        ))}
      </FieldGrid>
    </fieldset>
  );
}
