import { CloseOutlined, PaperClipOutlined, RedoOutlined } from '@ant-design/icons';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { type FileRules, sizeText } from './fileRules';
import { useProblemText, useUploadErrorText } from './problemText';
import styles from './upload.module.css';
import { isRunning, type Upload, type Uploads } from './uploads';

/** The running, failed and rejected uploads, with their progress or error, and buttons to cancel, retry and remove. */
export function UploadRows({ uploads, list, rules }: { uploads: Uploads; list: readonly Upload[]; rules: FileRules }) {
  const { t } = useTranslation();
  if (list.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {list.map((upload) => (
        <li key={upload.key} className={styles.row}>
          <PaperClipOutlined aria-hidden="true" />
          <div className={styles.what}>
            <bdi className={styles.name}>{upload.name}</bdi> <small>{sizeText(upload.file.size)}</small>
            <UploadState upload={upload} rules={rules} />
          </div>
          {upload.state === 'failed' && (
            <IconButton
              size="small"
              icon={RedoOutlined}
              label={t('upload.retry', { name: upload.name })}
              onClick={() => uploads.retry(upload.key)}
            />
          )}
          <IconButton
            size="small"
            icon={CloseOutlined}
            label={t(isRunning(upload) ? 'upload.cancel' : 'upload.remove', { name: upload.name })}
            onClick={() => uploads.remove(upload.key)}
          />
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload, rules }: { upload: Upload; rules: FileRules }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const errorText = useUploadErrorText();
  const { state, name, problem, error, percent } = upload;
  if (state === 'sending')
    return <Progress size="small" status="active" percent={percent} aria-label={t('upload.progress', { name })} />;
  if (state === 'refused' || state === 'failed')
    return (
      <div role="alert" className={styles.failure}>
        {problem ? problemText(problem, name, rules) : `${t('upload.failed')}: ${errorText(error)}`}
      </div>
    );
  return <small className={styles.state}>{t(`upload.${state}`)}</small>;
}
