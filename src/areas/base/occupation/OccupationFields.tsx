import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { allOf } from '@/shared/fields/baseData';
import { ResourceSelectMany } from '@/shared/fields/ResourceSelect';
import { SortItem, StatusItem, YesNoItem } from '@/shared/fields/CommonItems';
import { TextItem } from '@/shared/fields/TextItem';
import { industries } from '../industry/industry.api';

/** The fields of an occupation, after what it stands below. */
export function OccupationFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <TextItem name="occupationName" label={t('occupation.name')} max={50} required />
      <Form.Item
        name="occupationCode"
        label={t('occupation.code')}
        rules={[{ pattern: /^[1-8](?:-\d{2}){0,3}$/, message: t('occupation.codeInvalid') }]}
      >
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="industryIds" label={t('occupation.industries')}>
        <ResourceSelectMany choices={allOf(industries.path, 'industryName')} />
      </Form.Item>
      <YesNoItem name="isHot" label={t('hot')} />
      <TextItem name="description" label={t('occupation.description')} max={500} lines={2} />
      <SortItem required />
      <StatusItem />
    </>
  );
}
