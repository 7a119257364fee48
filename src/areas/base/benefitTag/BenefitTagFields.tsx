import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictSelect } from '@/shared/dict/DictSelect';
import { SortItem, StatusItem } from '@/shared/fields/CommonItems';
import { IconItem } from '../ui/IconItem';

/** The fields of a benefit; the name of a built-in one stays. */
export function BenefitTagFields({ locked }: { locked: boolean }) {
  const { t } = useTranslation('base');
  return (
    <>
      <Form.Item
        name="tagName"
        label={t('benefitTag.name')}
        extra={locked ? t('benefitTag.locked') : undefined}
        normalize={(value: string) => value.trimStart()}
        rules={[
          { required: true, whitespace: true },
          { min: 2, max: 10, message: t('benefitTag.nameInvalid') },
        ]}
      >
        <Input maxLength={10} showCount autoComplete="off" disabled={locked} />
      </Form.Item>
      <Form.Item name="tagType" label={t('benefitTag.tagType')}>
        <DictSelect dictType="biz_benefit_type" />
      </Form.Item>
      <IconItem />
      <SortItem required />
      <StatusItem />
    </>
  );
}
