import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { ImageField } from '@/shared/files/upload/ImageField';
import { RichText } from '@/shared/form/fields/rich/RichText';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { isPhone } from '@/shared/rules/contact';
import { aboutUs } from './aboutUs.api';

const { Field, Text } = itemsOf(aboutUs);

/** Max length of the text, in characters of HTML (docs/contract#3.4.13). */
const MAX_LENGTH = 20_000;

/** Title, company name, cover and text. */
export function WordsFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('base');
  return (
    <>
      <FieldGrid>
        <Text name="title" label={t('aboutUs.titleField')} required />
        <Text name="companyName" required />
      </FieldGrid>
      <Field name="cover">
        <ImageField disabled={disabled} crop={{ ratio: 16 / 9, width: 1280 }} />
      </Field>
      <Field
        name="content"

        rules={[{ required: true }, { max: MAX_LENGTH, message: t('aboutUs.tooLong', { max: MAX_LENGTH }) }]}
      >
        <RichText max={MAX_LENGTH} disabled={disabled} />
      </Field>
    </>
  );
}

/** Contact details: address, coordinates, phone, e-mail and QR codes. */
export function ContactFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('base');
  const phoneRule = ruleOf((value?: string) => value && !isPhone(value) && t('aboutUs.phoneInvalid'));
  const degrees = (name: 'longitude' | 'latitude', most: number) => (
    <Field name={name} rules={[{ type: 'number', min: -most, max: most }]}>
      <InputNumber min={-most} max={most} precision={6} style={{ width: '100%' }} />
    </Field>
  );
  return (
    <>
      <Text name="address" max={200} />
      <FieldGrid>
        {degrees('longitude', 180)}
        {degrees('latitude', 90)}
        <Field name="servicePhone" rules={[phoneRule]}>
          <Input maxLength={20} inputMode="tel" autoComplete="off" />
        </Field>
        <Text
          name="serviceEmail"

          rules={[{ type: 'email', message: t('aboutUs.emailInvalid') }]}
          max={50}
          inputMode="email"
        />
        {(['wechatQrcode', 'miniQrcode'] as const).map((name) => (
          <Field key={name} name={name}>
            <ImageField disabled={disabled} crop={{ ratio: 1, width: 512 }} />
          </Field>
        ))}
      </FieldGrid>
    </>
  );
}
