import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectNotices, type Notice } from '@/shared/ui/notify';

/** Shows notices without antd, where what shows them usually did not come: the newest one, until it is closed. */
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
