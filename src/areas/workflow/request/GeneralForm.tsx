import { useQuery, useQueryClient } from '@tanstack/react-query';
import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '@/shared/display/Loading';
import { EditModal } from '@/shared/form/EditModal';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import { FilesField } from '@/shared/files/upload/FilesField';
import { FormFields } from '../form/FormFields';
import { readFields } from '../check/fields';
import { type Business, type General, generalQuery, startableQuery } from '../flow/request.resource';
import { contentOf, type Draft } from './draft.api';
import { StepsAhead } from './StepsAhead';
import { useApply } from './useApply';
import { useKeep } from './useKeep';

const { Field, Text } = itemsOf<General>({ messages: 'workflow:apply' });

/** The numbers that the conditions of a process may test. The server sends them only for such a process. */
const NUMBERS = ['duration', 'money'] as const;

const isKnown = (value: unknown) => value !== null && value !== undefined;

interface GeneralFormProps {
  definition: { id: string; key: string; name: string };
  draft?: Draft | undefined;
  /** The returned request to resubmit. */
  again?: Business['id'] | undefined;
  onClose: () => void;
}

/**
 * The form for a process without its own form. Has fields for the title, the text and attachments, for everything that
 * the process's administrator has defined, and for each number that the process's conditions test. A resubmitted
 * request keeps the form of the process version with which it was first submitted.
 */
export function GeneralForm({ definition: { id, key, name }, draft, again, onClose }: GeneralFormProps) {
  const { t } = useTranslation('workflow');
  const client = useQueryClient();
  const send = useApply('general', draft);
  const startable = useQuery({ ...startableQuery, enabled: again === undefined });
  const newest = startable.data?.find(({ procDefId }) => procDefId === id);
  const own = useQuery({ ...generalQuery(again ?? ''), enabled: again !== undefined });
  const fields = again === undefined ? (newest?.fields ?? []) : NUMBERS.filter((field) => isKnown(own.data?.[field]));
  const form = readFields(again === undefined ? newest?.form : own.data?.form);
  const isUnknown = again === undefined && startable.data === undefined;
  const flow = { procDefId: id, procDefKey: key, procName: name };
  const keep = useKeep(flow, draft?.id);
  const moneyRule = useMoneyRule();
  const positive = { type: 'number', min: 0.01, transform: Number } as const;
  return (
    <EditModal<General>
      path="/act/general"
      title={t('apply.heading', { name })}
      okText={t('apply.submit')}
      start={
        again === undefined
          ? { attachments: [], ...(draft && contentOf<General>(draft)) }
          : { load: () => client.fetchQuery(generalQuery(again)), keys: [], copy: true }
      }
      save={(values, key) => send({ ...values, procDefId: id, procName: name, businessKey: again }, key)}
      keep={again === undefined ? keep : undefined}
      blocked={isUnknown}
      done={t('apply.done')}
      draft={{ record: draft ? `draft ${draft.id}` : (again ?? id) }}
      onClose={onClose}
    >
      <Text name="title" label={t('request.name')} max={255} required />
      {isUnknown && <Loading query={startable} paragraph={{ rows: 2 }} />}
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
      <FormFields fields={form} />
      <Text name="description" max={255} required lines={4} />
      <Field name="attachments">
        <FilesField most={5} />
      </Field>
      <StepsAhead<General> procDefId={id} toWire={(values) => values} fields={form} />
    </EditModal>
  );
}
