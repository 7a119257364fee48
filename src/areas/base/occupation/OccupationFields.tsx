import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { limited } from '@/shared/form/fields/limited';
import { allOf } from '@/shared/list/filter/baseData';
import { ResourceSelectMany } from '@/shared/form/fields/ResourceSelect';
import { SortItem, StatusItem, YesNoItem } from '@/shared/form/fields/CommonItems';
import { TextItem } from '@/shared/form/fields/TextItem';
import { industries } from '../industry/industry.api';
import type { Occupation } from './occupation.api';

const Field = Form.Item<Occupation>;
const Text = TextItem<Occupation>;
const YesNo = YesNoItem<Occupation>;

/** The form items of an occupation, shown after its parent. */
export function OccupationFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <Text name="occupationName" label={t('occupation.name')} max={50} required />
      <Field
        name="occupationCode"
        label={t('occupation.code')}
        rules={[{ pattern: /^[1-8](?:-\d{2}){0,3}$/, message: t('occupation.codeInvalid') }]}
      >
        <Input {...limited(20)} autoComplete="off" />
      </Field>
      <Field name="industryIds" label={t('occupation.industries')}>
        <ResourceSelectMany choices={allOf(industries.path, 'industryName')} />
      </Field>
      <YesNo name="isHot" label={t('hot')} />
      <Text name="description" label={t('occupation.description')} max={500} lines={2} />
      <SortItem required />
      <StatusItem />
    </>
  );
}
