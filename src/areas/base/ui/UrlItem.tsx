import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { httpUrl } from '@/shared/lib/safeUrl';

interface UrlItemProps {
  name: string;
  label: string;
  /** Characters at most. */
  max: number;
}

/** The form item of an http(s) address. */
export function UrlItem({ name, label, max }: UrlItemProps) {
  const { t } = useTranslation('base');
  const rule = {
    validator: (_: unknown, value?: string) =>
      !value || httpUrl(value) ? Promise.resolve() : Promise.reject(new Error(t('urlInvalid'))),
  };
  return (
    <Form.Item name={name} label={label} rules={[rule]}>
      <Input maxLength={max} inputMode="url" placeholder="https://" autoComplete="off" />
    </Form.Item>
  );
}
