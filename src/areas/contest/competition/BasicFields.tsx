import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictSelect } from '@/shared/dict/DictSelect';
import { YesNoItem } from '@/shared/fields/CommonItems';
import { ImageField } from '@/shared/upload/ImageField';
import { TextItem } from '@/shared/fields/TextItem';

/** What a contest is called and who holds it. */
export function BasicFields() {
  const { t } = useTranslation('contest');
  return (
    <fieldset>
      <legend>{t('competition.section.basic')}</legend>
      <TextItem name="competitionName" label={t('competition.competitionName')} max={60} required />
      <Form.Item name="cover" label={t('competition.cover')} rules={[{ required: true }]}>
        <ImageField crop={{ ratio: 16 / 9, width: 1280 }} />
      </Form.Item>
      <FieldGrid>
        <TextItem name="organizer" label={t('competition.organizer')} max={100} required />
        <TextItem name="coOrganizer" label={t('competition.coOrganizer')} max={200} />
        <Form.Item name="competitionLevel" label={t('competition.competitionLevel')}>
          <DictSelect dictType="biz_contest_level" />
        </Form.Item>
        <YesNoItem name="isTop" label={t('competition.isTop')} />
      </FieldGrid>
    </fieldset>
  );
}
