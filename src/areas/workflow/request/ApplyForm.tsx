import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Card, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackToList } from '@/shared/menu/BackToList';
import { useGoTo } from '@/shared/menu/links';
import { EditPage } from '@/shared/form/EditPage';
import type { FormOf } from '@/shared/api/crudApi';
import { FilesField } from '@/shared/files/upload/FilesField';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { refreshFlows } from '../flow/flow.api';
import styles from '../ui/flow.module.css';
import { apply, type FormKind, type Leave, type Purchase } from '../flow/request.resource';
import { contentOf, draftsQuery, removeDraft } from './draft.api';
import { StepsAhead } from './StepsAhead';
import { useKeep } from './useKeep';

/** The form fields that leave and purchase applications share. */
export type Application = Pick<Leave & Purchase, 'title' | 'description' | 'attachments'>;

const { Field, Text } = itemsOf<Application>({ messages: 'workflow:apply' });

interface ApplyFormProps<T extends Application> {
  kind: FormKind;
  /** Max length of the title in characters (docs/contract#2.24, docs/contract#2.25). */
  longestTitle: number;
  start: FormOf<T>;
  /** Maps the form values to the request body. */
  toWire: (values: FormOf<T>) => object;
  /** Fetches the values of a request that was returned to its applicant. */
  stored: (businessKey: string, signal: AbortSignal) => Promise<FormOf<T>>;
  children: ReactNode;
}

/**
 * The form for a leave or purchase application. `procDefId` in the URL is the process definition. `again` in the URL is
 * the id of a returned request to resubmit. Without a definition, links to the list, where the user can select a
 * definition.
 */
export function ApplyForm<T extends Application>(props: ApplyFormProps<T>) {
  const { kind, longestTitle, start, toWire, stored, children } = props;
  const { t } = useTranslation('workflow');
  const goTo = useGoTo();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const procDefId = search.get('procDefId') ?? '';
  const procName = search.get('procName') ?? '';
  const draftId = search.get('draft') ?? undefined;
  const again = search.get('again') ?? undefined;
  const drafts = useQuery({ ...draftsQuery, enabled: draftId !== undefined });
  const draft = drafts.data?.find(({ id }) => String(id) === draftId);
  const keep = useKeep({ procDefId, procDefKey: search.get('key') ?? kind, procName }, draft?.id);
  if (!procDefId) {
    return (
      <Card>
        <Alert type="warning" showIcon title={t('apply.noDefinition')} />
        <p>
          <BackToList list="businessList">{t('apply.toList')}</BackToList>
        </p>
      </Card>
    );
  }
  if (draftId !== undefined && drafts.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <EditPage<T>
      key={`${procDefId} ${draftId} ${again}`}
      path={`/act/${kind}`}
      title={t('apply.heading', { name: procName })}
      okText={t('apply.submit')}
      start={
        again
          ? { load: (signal) => stored(again, signal), keys: [], copy: true }
          : { ...start, attachments: [], ...(draft && contentOf<T>(draft)) }
      }
      keep={again ? undefined : keep}
      save={async (values) => {
        await apply(kind, { ...toWire(values), procDefId, procName, businessKey: again });
        if (draft) await removeDraft(draft.id);
        await refreshFlows(client);
      }}
      done={t('apply.done')}
      onClose={() => goTo('businessList')}
      {...(!draft && { draft: { record: again ?? 'new' } })}
    >
      <div className={styles.form}>
        <h2>{t('apply.heading', { name: procName })}</h2>
        <Text name="title" label={t('request.name')} max={longestTitle} required />
        {children}
        <Text name="description" max={255} required lines={3} />
        <Field name="attachments">
          <FilesField most={5} />
        </Field>
        <StepsAhead<T> procDefId={procDefId} toWire={toWire} />
      </div>
    </EditPage>
  );
}
