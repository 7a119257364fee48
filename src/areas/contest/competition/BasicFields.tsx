import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictSelect } from '@/shared/dict/DictSelect';
import { YesNoItem } from '@/shared/form/fields/CommonItems';
import { ImageField } from '@/shared/files/upload/ImageField';
import { TextItem } from '@/shared/form/fields/TextItem';
import { uploaded } from '@/shared/form/fields/required';
import type { CompetitionForm } from './competition.form';

const Field = Form.Item<CompetitionForm>;
const Text = TextItem<CompetitionForm>;
const YesNo = YesNoItem<CompetitionForm>;

/** Name, cover, organizers and level of a contest. */
export function BasicFields() {
  const { t } = useTranslation('contest');
  return (
    <fieldset>
      <legend>{t('competition.section.basic')}</legend>
      <Text name="competitionName" label={t('competition.competitionName')} max={60} required />
      <Field name="cover" label={t('competition.cover')} rules={[uploaded]}>
        <ImageField crop={{ ratio: 16 / 9, width: 1280 }} />
      </Field>
      <FieldGrid>
        <Text name="organizer" label={t('competition.organizer')} max={100} required />
        <Text name="coOrganizer" label={t('competition.coOrganizer')} max={200} />
        <Field name="competitionLevel" label={t('competition.competitionLevel')}>
          <DictSelect dictType="biz_contest_level" />
        </Field>
        <YesNo name="isTop" label={t('competition.isTop')} />
      </FieldGrid>
    </fieldset>
  );
}
