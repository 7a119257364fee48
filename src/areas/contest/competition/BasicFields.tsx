import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { ImageField } from '@/shared/files/upload/ImageField';
import { uploaded } from '@/shared/form/fields/required';
import { competitions } from './competition.resource';
import type { CompetitionForm } from './competition.form';

const { Entry, Field, Text } = itemsOf<CompetitionForm>(competitions);

/** Name, cover, organizers and level of a contest. */
export function BasicFields() {
  const { t } = useTranslation('contest');
  return (
    <fieldset>
      <legend>{t('competition.section.basic')}</legend>
      <Text name="competitionName" required />
      <Field name="cover" rules={[uploaded]}>
        <ImageField crop={{ ratio: 16 / 9, width: 1280 }} />
      </Field>
      <FieldGrid least={440}>
        <Text name="organizer" required />
        <Text name="coOrganizer" />
        <Entry name="competitionLevel" />
        <Entry name="isTop" as="radio" />
      </FieldGrid>
    </fieldset>
  );
}
