import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { IconItem } from '../ui/IconItem';
import { benefitTags } from './benefitTag.resource';

const { Entry, Field } = itemsOf(benefitTags);

/** The form items of a benefit tag. `locked` disables the name, because a built-in tag cannot be renamed. */
export function BenefitTagFields({ locked }: { locked: boolean }) {
  const { t } = useTranslation('base');
  return (
    <>
      <Field
        name="tagName"
        extra={locked ? t('benefitTag.locked') : undefined}
        normalize={(value: string) => value.trimStart()}
        rules={[
          { required: true, whitespace: true },
          { min: 2, max: 10, message: t('benefitTag.nameInvalid') },
        ]}
      >
        <Input maxLength={10} showCount autoComplete="off" disabled={locked} />
      </Field>
      <Entry name="tagType" />
      <IconItem />
      <SortItem required after={benefitTags} />
      <StatusItem />
    </>
  );
}
