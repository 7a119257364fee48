import { CloseCircleFilled } from '@ant-design/icons';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** `allowClear` of a control that can be emptied, named in the person's language: antd's own sign is "Clear" in every one. */
export function useClear() {
  const { t } = useTranslation();
  return clearSign(t);
}

/** The same where words are at hand and hooks are not. */
export function clearSign(t: TFunction) {
  const label = t('action.clear');
  return { clearIcon: <CloseCircleFilled aria-label={label} />, label };
}
