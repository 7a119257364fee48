import { serverNow } from '@/shared/settings/times';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form, Radio } from 'antd';
import { invalidateResource } from '@/shared/api/queryKeys';
import { useOpenDialog } from '@/shared/display/useDialogs';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { movesFrom } from '@/shared/resource/transitions/moves';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditModal } from '@/shared/form/EditModal';
import { DictTag } from '@/shared/dict/DictTag';
import { DateField } from '@/shared/form/fields/DateField';
import { type Notice, noticeMoves, notices, publish, withdraw } from './notice.resource';

/** Row actions that publish and withdraw a notice, for the list and the detail page. */
export function useNoticeActions(): (notice: Notice) => RowAction[] {
  const open = useOpenDialog();
  const { t } = useTranslation('system');
  const client = useQueryClient();
  const ask = useAskedChange(notices.path);

  const askWithdraw = ({ noticeId, noticeTitle }: Notice) =>
    ask({
      title: t('notice.withdraw'),
      content: t('notice.withdrawAsk', { name: noticeTitle }),
      focusCancel: true,
      run: () => withdraw(noticeId),
    });

  const askPublish = (notice: Notice) =>
    open((close) => (
      <PublishModal notice={notice} onClose={close} onDone={() => void invalidateResource(client, notices.path)} />
    ));

  const { permission } = noticeMoves.publish;
  const run = { publish: askPublish, withdraw: askWithdraw };
  return (notice) =>
    movesFrom(noticeMoves, notice.publishStatus).map((move) => ({
      label: t(`notice.${move}`),
      permission,
      onClick: () => run[move](notice),
    }));
}

interface Publication {
  when: 'now' | 'later';
  publishTime: string | null;
}

const { Field } = itemsOf<Publication>(notices);

/** Publishes a notice now or at a future time. */
function PublishModal({ notice, onClose, onDone }: { notice: Notice; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('system');
  return (
    <EditModal<Publication>
      path={notices.path}
      title={t('notice.publishTitle', { name: notice.noticeTitle })}
      okText={({ when }) => t(when === 'later' ? 'notice.later' : 'notice.publish')}
      start={{ when: 'now' }}
      save={async ({ when, publishTime }, key) => {
        await publish(notice.noticeId, when === 'later' ? String(publishTime) : undefined, key);
        onDone();
      }}
      onClose={onClose}
      done={t('notice.published')}
    >
      <p>
        {t('notice.scope')} <DictTag dictType="biz_notice_scope" value={notice.scope} />
      </p>
      <Field name="when">
        <Radio.Group
          options={[
            { value: 'now', label: t('notice.now') },
            { value: 'later', label: t('notice.later') },
          ]}
        />
      </Field>
      <TimeItem />
    </EditModal>
  );
}

function TimeItem() {
  const { t } = useTranslation('system');
  const when = Form.useWatch<string | undefined>('when');
  if (when !== 'later') return null;
  return (
    <Field
      name="publishTime"
      rules={[{ required: true }, ruleOf((time?: string | null) => time && time <= serverNow() && t('notice.past'))]}
    >
      <DateField time />
    </Field>
  );
}
