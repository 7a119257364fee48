import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { InputNumber } from 'antd';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { useMenuLink } from '@/shared/menu/links';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditModal } from '@/shared/form/EditModal';
import { FilesField } from '@/shared/files/upload/FilesField';
import { type Definition, isActive } from '../flow/definition.resource';
import {
  apply,
  type Business,
  formOf,
  type General,
  generalSchema,
  startableQuery,
  storedForm,
} from '../flow/request.resource';
import { contentOf, type Draft, removeDraft } from './draft.api';
import { refreshFlows } from '../flow/flow.api';
import { StepsAhead } from './StepsAhead';
import { useKeep } from './useKeep';

/** What starting a process needs of its definition. */
type Startable = Pick<Definition, 'id' | 'key' | 'name'>;

/**
 * `start` opens the form of a process, empty, with a draft, or with a request to send `again`: its own page, or the general form as a dialog. `obstacle`
 * returns the reason why the user cannot apply, such as a suspended process; undefined if they can.
 */
export function useStart(open: OpenDialog) {
  const { t } = useTranslation('workflow');
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const startable = useQuery(startableQuery);
  const known = ({ id }: Startable) => startable.data?.find(({ procDefId }) => procDefId === id);
  const ownForm = ({ id, key, name }: Startable, draft?: Draft, again?: Business['id']) => {
    const kind = formOf(key);
    return kind === 'general'
      ? undefined
      : linkOf(kind, { key, procDefId: id, procName: name, draft: draft?.id, again });
  };

  function obstacle(definition: Definition): string | undefined {
    if (!isActive(definition)) return t('request.suspended');
    if (formOf(definition.key) !== 'general' && !ownForm(definition)) return t('request.noRoute');
    if (formOf(definition.key) === 'general' && startable.data === null) return t('request.noOwnForm');
    return known(definition)?.reason ?? undefined;
  }

  function start(definition: Startable, draft?: Draft, again?: Business['id']) {
    const to = ownForm(definition, draft, again);
    if (to) return void navigate(to);
    const fields = known(definition)?.fields ?? [];
    open((close) => (
      <GeneralForm definition={definition} fields={fields} draft={draft} again={again} onClose={close} />
    ));
  }

  return { obstacle, start, isPending: startable.isPending };
}

const { Field, Text } = itemsOf<General>({ messages: 'workflow:apply' });

interface GeneralFormProps {
  definition: Startable;
  /** The variables used in the conditions of the process: `duration`, `money`. */
  fields: readonly string[];
  draft?: Draft | undefined;
  /** The request to send again. */
  again?: Business['id'] | undefined;
  onClose: () => void;
}

/** The form for any process without its own: title, text, attachments, and the numbers its conditions use. */
function GeneralForm({ definition: { id, key, name }, fields, draft, again, onClose }: GeneralFormProps) {
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
      start={
        again === undefined
          ? { attachments: [], ...(draft && contentOf<General>(draft)) }
          : { load: (signal) => storedForm('general', generalSchema)(again, signal), keys: [], copy: true }
      }
      save={async (values) => {
        await apply('general', { ...values, procDefId: id, procName: name, businessKey: again });
        if (draft) await removeDraft(draft.id);
        await refreshFlows(client);
      }}
      keep={again === undefined ? keep : undefined}
      done={t('apply.done')}
      {...(!draft && { draft: { record: again ?? id } })}
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
      <StepsAhead<General> procDefId={id} toWire={(values) => values} />
    </EditModal>
  );
}
