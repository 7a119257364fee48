import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { ImageField } from '@/shared/upload/ImageField';
import { RichText } from '@/shared/fields/rich/RichText';
import { TextItem } from '@/shared/fields/TextItem';
import { isPhone } from '@/shared/rules/contact';

/** The longest text, in characters of HTML (docs/contract#3.4.13). */
const MAX_LENGTH = 20_000;

/** What is said. */
export function WordsFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('base');
  return (
    <>
      <FieldGrid>
        <TextItem name="title" label={t('aboutUs.titleField')} max={50} required />
        <TextItem name="companyName" label={t('aboutUs.companyName')} max={100} required />
      </FieldGrid>
      <Form.Item name="cover" label={t('aboutUs.cover')}>
        <ImageField disabled={disabled} crop={{ ratio: 16 / 9, width: 1280 }} />
      </Form.Item>
      <Form.Item
        name="content"
        label={t('aboutUs.content')}
        rules={[{ required: true }, { max: MAX_LENGTH, message: t('aboutUs.tooLong', { max: MAX_LENGTH }) }]}
      >
        <RichText max={MAX_LENGTH} disabled={disabled} />
      </Form.Item>
    </>
  );
}

/** How to reach the company. */
export function ContactFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('base');
  const phoneRule = {
    validator: (_: unknown, value?: string) =>
      !value || isPhone(value) ? Promise.resolve() : Promise.reject(new Error(t('aboutUs.phoneInvalid'))),
  };
  const degrees = (name: 'longitude' | 'latitude', most: number) => (
    <Form.Item name={name} label={t(`aboutUs.${name}`)} rules={[{ type: 'number', min: -most, max: most }]}>
      <InputNumber min={-most} max={most} precision={6} style={{ width: '100%' }} />
    </Form.Item>
  );
  return (
    <>
      <TextItem name="address" label={t('aboutUs.address')} max={200} />
      <FieldGrid>
        {degrees('longitude', 180)}
        {degrees('latitude', 90)}
        <Form.Item name="servicePhone" label={t('aboutUs.servicePhone')} rules={[phoneRule]}>
          <Input maxLength={20} inputMode="tel" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="serviceEmail"
          label={t('aboutUs.serviceEmail')}
          rules={[{ type: 'email', message: t('aboutUs.emailInvalid') }]}
        >
          <Input maxLength={50} inputMode="email" autoComplete="off" />
        </Form.Item>
        {(['wechatQrcode', 'miniQrcode'] as const).map((name) => (
          <Form.Item key={name} name={name} label={t(`aboutUs.${name}`)}>
            <ImageField disabled={disabled} crop={{ ratio: 1, width: 512 }} />
          </Form.Item>
        ))}
      </FieldGrid>
    </>
  );
}
