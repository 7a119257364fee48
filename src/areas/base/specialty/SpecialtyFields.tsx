import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictSelect } from '@/shared/dict/DictSelect';
import { SortItem, StatusItem } from '@/shared/fields/CommonItems';
import { TextItem } from '@/shared/fields/TextItem';

/** The fields of a discipline, class or major, after what it stands below. */
export function SpecialtyFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <TextItem name="specialtyName" label={t('specialty.name')} max={50} required />
      <Form.Item
        name="specialtyCode"
        label={t('specialty.code')}
        rules={[{ pattern: /^\d{2,6}[A-Z]{0,2}$/, message: t('specialty.codeInvalid') }]}
      >
        <Input maxLength={10} autoComplete="off" />
      </Form.Item>
      <Form.Item name="degreeLevel" label={t('specialty.degreeLevel')}>
        <DictSelect dictType="biz_school_level" />
      </Form.Item>
      <TextItem name="degreeType" label={t('specialty.degreeType')} max={20} />
      <Form.Item name="duration" label={t('specialty.duration')}>
        <InputNumber min={1} max={8} precision={0} style={{ width: 160 }} />
      </Form.Item>
      <SortItem required />
      <StatusItem />
    </>
  );
}
