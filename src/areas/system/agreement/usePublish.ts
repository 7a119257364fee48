import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { type Agreement, agreements, publish } from './agreement.api';

/**
 * Returns the row action that publishes or withdraws a version after a confirm. A published version must be withdrawn
 * before it can be edited.
 */
export function usePublish(nameOf: (agreement: Agreement) => string): (agreement: Agreement) => RowAction {
  const { t } = useTranslation('system');
  const ask = useAskedChange(agreements.path);
  return (agreement) => {
    const [verb, next] = agreement.publishStatus === '1' ? (['withdraw', '2'] as const) : (['publish', '1'] as const);
    return {
      label: t(`agreement.${verb}`),
      permission: 'system:agreement:publish',
      onClick: () =>
        ask({
          title: t(`agreement.${verb}Title`),
          content: t(`agreement.${verb}Ask`, { name: nameOf(agreement) }),
          okText: t(`agreement.${verb}`),
          focusCancel: true,
          run: () => publish(agreement.id, next),
        }),
    };
  };
}
