import { useQueryClient } from '@tanstack/react-query';
import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@/shared/form/fields/MoneyField';
import { useMoneyRule } from '@/shared/form/fields/useMoneyRule';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditModal } from '@/shared/form/EditModal';
import { FilesField } from '@/shared/files/upload/FilesField';
import type { Definition } from '../flow/definition.resource';
import { refreshFlows } from '../flow/flow.api';
import type { General } from '../flow/general.api';
import { apply } from '../flow/request.resource';
import { contentOf, type Draft, removeDraft } from './draft.api';
import { useKeep } from './useKeep';

const { Field, Text } = itemsOf<General>({ messages: 'workflow:apply' });

interface GeneralFormProps {
  definition: Definition;
  /** The variables used in the conditions of the process: `duration`, `money`. */
  fields: readonly string[];
  draft?: Draft | undefined;
  onClose: () => void;
}

/** The form for any process without its own: title, text, attachments, and the numbers its conditions use. */
export function GeneralForm({ definition: { id, key, name }, fields, draft, onClose }: GeneralFormProps) {
  const { t } = useTranslation('workflow');
  const client = useQueryClient();
  const flow = { procDefId: id, procDefKey: key, procName: name };
  const keep = useKeep(flow, draft?.id);
  const moneyRule = useMoneyRule();
  const positive = { type: 'number', min: 0.01, transform: Number } as const;
  return (
    <EditModal<General>
      path="/act/general"
      title={t('apply.title', { name })}
      okText={t('apply.submit')}
      start={{ attachments: [], ...(draft && contentOf<General>(draft)) }}
      save={async (values) => {
        await apply('general', { ...values, procDefId: id, procName: name });
        if (draft) await removeDraft(draft.id);
        await refreshFlows(client);
      }}
      keep={keep}
      done={t('apply.done')}
      draft={draft ? undefined : { record: id }}
      onClose={onClose}
    >
      <Text name="title" label={t('request.name')} max={255} required />
      {fields.includes('duration') && (
        <Field name="duration" rules={[{ required: true }, { ...positive, message: t('leave.positive') }]}>
          <InputNumber<number> min={0} max={99_999} precision={2} style={{ width: '100%' }} />
        </Field>
      )}
      {fields.includes('money') && (
        <Field
          name="money"
          label={t('purchase.money')}
          validateFirst
          rules={[{ required: true }, moneyRule, { ...positive, message: t('purchase.positive') }]}
        >
          <MoneyField />
        </Field>
      )}
      <Text name="description" max={255} required lines={4} />
      <Field name="attachments">
        <FilesField most={5} />
      </Field>
    </EditModal>
  );
}
