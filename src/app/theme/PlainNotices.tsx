import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectNotices, type Notice } from '@/shared/display/notify';

/** Fallback without antd for when the chunk of NoticeHost fails to load: shows the newest notice until it is closed. */
export function PlainNotices() {
  const { t } = useTranslation();
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => connectNotices(setNotice), []);
  return (
    <div className="plain-notice" role="alert" hidden={!notice}>
      {notice && (
        <>
          <p>
            <strong>{notice.title}</strong> {notice.description}
          </p>
          <button type="button" className="plain-button" onClick={() => setNotice(undefined)}>
            {t('action.close')}
          </button>
        </>
      )}
    </div>
  );
}
