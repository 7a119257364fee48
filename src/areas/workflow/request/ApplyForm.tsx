import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Card } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '@/shared/display/Loading';
import { BackToList } from '@/shared/menu/BackToList';
import { useGoTo } from '@/shared/menu/links';
import { EditPage } from '@/shared/form/EditPage';
import type { FormOf } from '@/shared/api/crudApi';
import { FilesField } from '@/shared/files/upload/FilesField';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import styles from '../ui/flow.module.css';
import type { FormKind, Leave, Purchase } from '../flow/request.resource';
import { contentOf, type Draft, draftQuery } from './draft.api';
import { StepsAhead } from './StepsAhead';
import { useApply } from './useApply';
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
  fetchStored: (businessKey: string, signal: AbortSignal) => Promise<FormOf<T>>;
  children: ReactNode;
}

/**
 * The form for a leave or purchase application. `procDefId` in the URL is the process definition. `again` in the URL is
 * the id of a returned request to resubmit. Without a definition, links to the list of requests, where the user can
 * select a definition.
 */
export function ApplyForm<T extends Application>(props: ApplyFormProps<T>) {
  const { kind, longestTitle, start, toWire, fetchStored, children } = props;
  const { t } = useTranslation('workflow');
  const goTo = useGoTo();
  const [search] = useSearchParams();
  const procDefId = search.get('procDefId') ?? '';
  const procName = search.get('procName') ?? '';
  const draftId = search.get('draft') ?? undefined;
  const again = search.get('again') ?? undefined;
  const { draft, stored, close } = useDraft(draftId);
  const content = draft && contentOf<T>(draft);
  const send = useApply(kind, draft);
  const keep = useKeep({ procDefId, procDefKey: search.get('key') ?? kind, procName }, draft?.id);
  if (!procDefId) return <Impossible reason={t('apply.noDefinition')} />;
  if (draftId !== undefined && !draft && !stored.isSuccess) return <Loading query={stored} paragraph={{ rows: 8 }} />;
  if (draftId !== undefined && !content) return <Impossible reason={t(draft ? 'draft.unreadable' : 'draft.missing')} />;
  return (
    <EditPage<T>
      key={`${procDefId} ${draftId} ${again}`}
      path={`/act/${kind}`}
      title={t('apply.heading', { name: procName })}
      okText={t('apply.submit')}
      start={
        again
          ? { load: (signal) => fetchStored(again, signal), keys: [], copy: true }
          : { ...start, attachments: [], ...content }
      }
      keep={again ? undefined : keep}
      save={(values, key) => send({ ...toWire(values), procDefId, procName, businessKey: again }, key)}
      done={t('apply.done')}
      onClose={() => {
        close();
        goTo('businessList');
      }}
      draft={{ record: draft ? `draft ${draft.id}` : (again ?? 'new') }}
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

/**
 * Loads the draft with this id. The draft stays until `close`, even if its query starts again in a tab that was hidden,
 * because the form would lose its input.
 */
function useDraft(id: string | undefined) {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Draft>();
  const draft = opened && String(opened.id) === id ? opened : undefined;
  const query = draftQuery(id ?? '');
  const stored = useQuery({ ...query, enabled: id !== undefined && !draft });
  if (!draft && stored.data) setOpened(stored.data);
  function close() {
    client.removeQueries({ queryKey: query.queryKey });
    setOpened(undefined);
  }
  return { draft, stored, close };
}

/** Explains why there is no form, with a link to the user's requests. */
function Impossible({ reason }: { reason: string }) {
  const { t } = useTranslation('workflow');
  return (
    <Card>
      <Alert type="warning" showIcon title={reason} />
      <p>
        <BackToList list="businessList">{t('apply.toList')}</BackToList>
      </p>
    </Card>
  );
}
