import { ConfigProvider, Form } from 'antd';
import { use, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface ErrorLanguageProps {
  /** True for the words of a refusal, which stay as the server said them. */
  isKept?: (name: string, words: string) => boolean;
}

/** Within a form: says the errors of its fields again when the language changes while it is open. */
export function ErrorLanguage({ isKept }: ErrorLanguageProps) {
  const { i18n } = useTranslation();
  const form = Form.useFormInstance();
  // antd's own messages come with its locale, which may be loaded after our words.
  const { locale } = use(ConfigProvider.ConfigContext);
  const sayAgain = useEffectEvent(() => {
    const all = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const isOurs = ({ name, errors: [words = ''] }: (typeof all)[number]) => !isKept?.(name.join('.'), words);
    const ours = all.filter(isOurs);
    // While the new words are loading the form is hidden, and antd forgets what it showed.
    form.setFields(all.filter((one) => !isOurs(one)));
    // A rejection is what is wanted: the fields show their errors.
    if (ours.length > 0) form.validateFields(ours.map(({ name }) => name)).catch(() => undefined);
  });
  useEffect(() => sayAgain(), [i18n.language, locale]);
  return null;
}
