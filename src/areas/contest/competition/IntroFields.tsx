import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FilesField } from '@/shared/files/upload/FilesField';
import { RichText } from '@/shared/form/fields/rich/RichText';
import { LIMITS, competitions } from './competition.resource';
import type { CompetitionForm } from './competition.form';

const { Field } = itemsOf<CompetitionForm>(competitions);

/** Introduction and attachments of a contest. */
export function IntroFields() {
  const { t } = useTranslation('contest');
  const max = LIMITS.html;
  return (
    <fieldset>
      <legend>{t('competition.section.intro')}</legend>
      <Field name="introduction" rules={[{ max, message: t('competition.tooLong', { max }) }]}>
        <RichText max={max} />
      </Field>
      <Field name="attachments">
        <FilesField most={5} />
      </Field>
    </fieldset>
  );
}
