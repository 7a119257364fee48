import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { Limited } from '@/shared/form/fields/itemsOf';
import { limited } from '@/shared/form/fields/limited';
import { httpUrl } from '@/shared/lib/safeUrl';

interface UrlItemProps<T> {
  name: NoInfer<keyof T & string>;
  label: string;
  /** Max length of the URL, in characters. */
  max: number;
}

/** The form item of an http(s) URL. `const Url = UrlItem<Thing>` accepts only the field names of `Thing`. */
export function UrlItem<T extends object>({ name, label, max }: UrlItemProps<T>) {
  const { t } = useTranslation('base');
  const path: string = name;
  const rule = ruleOf((value?: string) => value && !httpUrl(value) && t('urlInvalid'));
  return (
    <Limited name={name}>
      {(unchecked) => (
        <Form.Item name={path} label={label} rules={[rule]} {...unchecked}>
          <Input {...limited(max)} inputMode="url" placeholder="https://" autoComplete="off" />
        </Form.Item>
      )}
    </Limited>
  );
}
