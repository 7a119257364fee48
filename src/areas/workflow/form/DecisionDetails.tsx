import { useTranslation } from 'react-i18next';
import { StoredPicture } from '@/shared/files/StoredPicture';
import { useFormats } from '@/shared/settings/useFormats';
import { auditorName, type DoneTask } from '../flow/task.resource';
import { FileLinks } from './FileLinks';
import styles from './form.module.css';

type Change = NonNullable<DoneTask['changes']>[number];

/** The parts of a decision besides the opinion: changed fields with old and new values, files, and signature. */
export function DecisionDetails({ step: { changes, attachments, signature, auditor } }: { step: DoneTask }) {
  const { t } = useTranslation('workflow');
  const { money } = useFormats();
  const shown = (type: Change['type'], value: Change['from']) => {
    if (value === null || value === undefined || value === '') return t('history.noValue');
    if (type === 'money') return money(value);
    return type === 'table' ? t('history.rows', { count: Number(value) }) : value;
  };
  return (
    <>
      {changes?.map(({ field, name, type, from, to }) => (
        <div key={field}>
          <bdi>
            {t(type === 'table' && from === to ? 'history.changedRows' : 'history.changed', {
              name: name ?? field,
              from: shown(type, from),
              to: shown(type, to),
            })}
          </bdi>
        </div>
      ))}
      {attachments && attachments.length > 0 && <FileLinks files={attachments} />}
      {signature && (
        <StoredPicture
          url={signature.url}
          alt={t('sign.by', { name: auditorName(auditor) ?? '' })}
          className={styles.signature}
        />
      )}
    </>
  );
}
