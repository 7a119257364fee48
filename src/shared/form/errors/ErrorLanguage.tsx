import { ConfigProvider, Form } from 'antd';
import { use, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface ErrorLanguageProps {
  /** True for an error message from the server, which is kept unchanged. */
  isKept?: (name: string, message: string) => boolean;
}

/** Translates the error messages of the surrounding form when the language changes, by validating the fields again. */
export function ErrorLanguage({ isKept }: ErrorLanguageProps) {
  const { i18n } = useTranslation();
  const form = Form.useFormInstance();
  // antd's own messages come from antd's locale, which may load after the product's translations.
  const { locale } = use(ConfigProvider.ConfigContext);
  const validateAgain = useEffectEvent(() => {
    const all = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const isOurs = ({ name, errors: [message = ''] }: (typeof all)[number]) => !isKept?.(name.join('.'), message);
    const ours = all.filter(isOurs);
    // Restores the server's errors: the form is hidden while translations load, and antd then drops these errors.
    form.setFields(all.filter((one) => !isOurs(one)));
    // `validateFields` rejects if a field is invalid. Ignores the rejection, because the fields show their errors.
    if (ours.length > 0) form.validateFields(ours.map(({ name }) => name)).catch(() => undefined);
  });
  useEffect(() => validateAgain(), [i18n.language, locale]);
  return null;
}
