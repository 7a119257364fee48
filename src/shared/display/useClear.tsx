import { CloseCircleFilled } from '@ant-design/icons';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * The `allowClear` prop with an accessible name in the user's language. antd's own icon is named "Clear" in every
 * language.
 */
export function useClear() {
  const { t } = useTranslation();
  return clearSign(t);
}

/** `useClear` without a hook, for code that has `t`. */
export function clearSign(t: TFunction) {
  const label = t('action.clear');
  return { clearIcon: <CloseCircleFilled aria-label={label} />, label };
}
