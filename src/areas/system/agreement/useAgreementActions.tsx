import { useTranslation } from 'react-i18next';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import type { ActionsOf } from '@/shared/list/crud/crudActions';
import { type Agreement, agreements, publish } from './agreement.resource';
import { AgreementDrawer } from './AgreementDrawer';
import { AgreementPreview } from './AgreementPreview';

/** Row actions of a version; a published one must be withdrawn before it can be edited. */
export function useAgreementActions(open: OpenDialog): ActionsOf<Agreement> {
  const { t } = useTranslation('system');
  const ask = useAskedChange(agreements.path);

  const start = (verb: 'publish' | 'withdraw', agreement: Agreement) =>
    ask({
      title: t(`agreement.${verb}Title`),
      content: t(`agreement.${verb}Ask`, { name: agreements.nameOf(agreement) }),
      okText: t(`agreement.${verb}`),
      focusCancel: true,
      run: () => publish(agreement.id, verb === 'withdraw' ? '2' : '1'),
    });

  return (agreement, { edit, remove }) => {
    const verb = agreement.publishStatus === '1' ? 'withdraw' : 'publish';
    return [
      {
        label: t('agreement.preview'),
        permission: 'system:agreement:get',
        onClick: () => open((close) => <AgreementPreview agreement={agreement} onClose={close} />),
      },
      {
        label: t(`agreement.${verb}`),
        permission: 'system:agreement:publish',
        onClick: () => start(verb, agreement),
      },
      ...edit,
      {
        label: t('agreement.nextVersion'),
        permission: 'system:agreement:add',
        onClick: () => open((close) => <AgreementDrawer agreement={agreement} copy onClose={close} />),
      },
      ...remove,
    ];
  };
}
