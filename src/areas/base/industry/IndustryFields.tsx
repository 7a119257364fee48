import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { limited } from '@/shared/form/fields/limited';
import { SortItem, StatusItem, YesNoItem } from '@/shared/form/fields/CommonItems';
import { TextItem } from '@/shared/form/fields/TextItem';
import { IconItem } from '../ui/IconItem';
import type { Industry } from './industry.api';

const Field = Form.Item<Industry>;
const Text = TextItem<Industry>;
const YesNo = YesNoItem<Industry>;

/** The form items of an industry, shown after its parent. */
export function IndustryFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <Text name="industryName" label={t('industry.name')} max={50} required />
      <Field
        name="industryCode"
        label={t('industry.code')}
        rules={[{ pattern: /^(?:[A-T]|\d{2,4})$/, message: t('industry.codeInvalid') }]}
      >
        <Input {...limited(10)} autoComplete="off" />
      </Field>
      <IconItem />
      <YesNo name="isHot" label={t('hot')} />
      <SortItem required />
      <StatusItem />
    </>
  );
}
