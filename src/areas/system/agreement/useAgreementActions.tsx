import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { useModal, useOpenDialog } from '@/shared/display/useDialogs';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import type { ActionsOf } from '@/shared/list/crud/crudActions';
import { type Agreement, agreements, publish } from './agreement.resource';
import { AgreementDrawer } from './AgreementDrawer';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { recordQuery } from '@/shared/record/recordQuery';
import { RecordLoading } from '@/shared/resource/gone/RecordFailure';
import { namedRecord } from '@/shared/resource/resource';
import { DictTag } from '@/shared/dict/DictTag';
import { RichView } from '@/shared/form/fields/rich/RichView';

/** Row actions of a version. A published version must be withdrawn before it can be edited. */
export function useAgreementActions(): ActionsOf<Agreement> {
  const open = useOpenDialog();
  const { t } = useTranslation('system');
  const ask = useAskedChange(agreements.path);

  const start = (verb: 'publish' | 'withdraw', agreement: Agreement) =>
    ask({
      title: t(`agreement.${verb}Title`),
      content: t(`agreement.${verb}Ask`, { name: agreements.nameOf(agreement) }),
      okText: t(`notice.${verb}`),
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
        label: t(`notice.${verb}`),
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

/** An agreement as readers see it, with its version and effective date. */
function AgreementPreview({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { t } = useTranslation('system');
  const modal = useModal(onClose);
  const { time } = useFormats();
  const found = useQuery(recordQuery(agreements, agreement.id));
  const { data } = found;
  return (
    <Modal {...modal} width={800} title={agreement.title} footer={null}>
      <RecordLoading record={namedRecord(agreements, agreement)} query={found} />
      {data && (
        <>
          <p>
            <DictTag dictType="biz_publish_status" value={data.publishStatus} />{' '}
            {t('agreement.since', { version: data.version, time: time(data.effectiveTime) })}
          </p>
          <RichView html={data.content} />
        </>
      )}
    </Modal>
  );
}
