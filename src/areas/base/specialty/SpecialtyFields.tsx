import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { limited } from '@/shared/form/fields/limited';
import { DictSelect } from '@/shared/dict/DictSelect';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { TextItem } from '@/shared/form/fields/TextItem';
import type { Specialty } from './specialty.api';

const Field = Form.Item<Specialty>;
const Text = TextItem<Specialty>;

/** The form items of a discipline, class or major, shown after its parent. */
export function SpecialtyFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <Text name="specialtyName" label={t('specialty.name')} max={50} required />
      <Field
        name="specialtyCode"
        label={t('specialty.code')}
        rules={[{ pattern: /^\d{2,6}[A-Z]{0,2}$/, message: t('specialty.codeInvalid') }]}
      >
        <Input {...limited(10)} autoComplete="off" />
      </Field>
      <Field name="degreeLevel" label={t('specialty.degreeLevel')}>
        <DictSelect dictType="biz_school_level" />
      </Field>
      <Text name="degreeType" label={t('specialty.degreeType')} max={20} />
      <Field name="duration" label={t('specialty.duration')}>
        <InputNumber min={1} max={8} precision={0} style={{ width: 160 }} />
      </Field>
      <SortItem required />
      <StatusItem />
    </>
  );
}
