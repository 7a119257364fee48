import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { latestQuery } from '../flow/flow.queries';
import styles from '../ui/flow.module.css';
import { contentOf, type Draft, DRAFTS, draftsQuery, removeDraft } from './draft.api';
import type { useStart } from './useStart';

/** The saved drafts of applications. Each can be continued with the newest version of its process, or deleted. */
export function DraftsButton({ start, obstacle }: Pick<ReturnType<typeof useStart>, 'start' | 'obstacle'>) {
  const { t } = useTranslation(['workflow', 'shared']);
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const drafts = useQuery(draftsQuery);
  const ask = useAskedChange(DRAFTS);
  const latest = useQuery({ ...latestQuery, enabled: open });
  const count = drafts.data?.length ?? 0;
  if (count === 0 && !open) return null;
  const definitionOf = ({ procDefKey }: Draft) => latest.data?.find(({ key }) => key === procDefKey);
  const why = (draft: Draft) => {
    if (!contentOf(draft)) return t('draft.unreadable');
    const definition = definitionOf(draft);
    return definition ? obstacle(definition) : t('draft.gone');
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('draft.button', { count })}</Button>
      <Modal open={open} title={t('draft.title')} footer={null} onCancel={() => setOpen(false)}>
        {count === 0 && <p>{t('draft.none')}</p>}
        <ul className={styles.asked}>
          {drafts.data?.map((draft) => (
            <li key={draft.id}>
              <span>
                <bdi>{draft.title}</bdi>
                <small>
                  {draft.procName} · {formats.minute(draft.updateTime ?? '')}
                </small>
                {latest.isSuccess && why(draft) && <small>{why(draft)}</small>}
              </span>
              <span className={styles.buttons}>
                <Button
                  size="small"
                  danger
                  aria-label={`${t('shared:action.remove')} ${draft.title}`}
                  onClick={() =>
                    ask({
                      title: t('shared:crud.removeTitle'),
                      content: t('shared:crud.removeOne', { name: draft.title }),
                      okText: t('shared:action.remove'),
                      danger: true,
                      run: () => removeDraft(draft.id),
                      done: t('shared:crud.removed'),
                    })
                  }
                >
                  {t('shared:action.remove')}
                </Button>
                <Button
                  size="small"
                  type="primary"
                  disabled={!latest.isSuccess || why(draft) !== undefined}
                  aria-label={`${t('draft.resume')} ${draft.title}`}
                  onClick={() => {
                    const definition = definitionOf(draft);
                    setOpen(false);
                    if (definition) start(definition, draft);
                  }}
                >
                  {t('draft.resume')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
