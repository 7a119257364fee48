import { useTranslation } from 'react-i18next';
import { RowActions } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useRemove } from '@/shared/actions/useRemove';
import { type Agreement, agreements, publish } from './agreement.api';

interface AgreementActionsProps {
  agreement: Agreement;
  name: string;
  onPreview: () => void;
  onEdit: () => void;
  /** Begins the next version with the words of this one. */
  onCopy: () => void;
}

/** What can be done with a version: a published one is withdrawn before it is edited, and only a draft is removed. */
export function AgreementActions({ agreement, name, onPreview, onEdit, onCopy }: AgreementActionsProps) {
  const { t } = useTranslation(['system', 'shared']);
  const ask = useAskedChange(agreements.path);
  const remove = useRemove(agreements, () => name);
  const { id, publishStatus } = agreement;
  const published = publishStatus === '1';

  function start(next: '1' | '2') {
    const verb = next === '1' ? 'publish' : 'withdraw';
    ask({
      title: t(`agreement.${verb}Title`),
      content: t(`agreement.${verb}Ask`, { name }),
      okText: t(`agreement.${verb}`),
      careful: true,
      run: () => publish(id, next),
    });
  }

  return (
    <RowActions
      name={name}
      actions={[
        { label: t('agreement.preview'), permission: 'system:agreement:get', onClick: onPreview },
        published
          ? { label: t('agreement.withdraw'), permission: 'system:agreement:publish', onClick: () => start('2') }
          : { label: t('agreement.publish'), permission: 'system:agreement:publish', onClick: () => start('1') },
        ...(published
          ? []
          : [{ label: t('shared:action.edit'), permission: 'system:agreement:edit', onClick: onEdit }]),
        { label: t('agreement.nextVersion'), permission: 'system:agreement:add', onClick: onCopy },
        ...(publishStatus === '0'
          ? [
              {
                label: t('shared:action.remove'),
                permission: 'system:agreement:remove',
                danger: true,
                onClick: () => remove([agreement]),
              },
            ]
          : []),
      ]}
    />
  );
}
