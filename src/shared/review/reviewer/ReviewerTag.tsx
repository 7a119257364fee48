import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { useTaken } from './useTaken';

/** Who works on an open record: the user or a colleague; nothing while nobody does. */
export function ReviewerTag({ other, isMine }: ReturnType<typeof useTaken>) {
  const { t } = useTranslation('review');
  if (other === undefined && !isMine) return null;
  return (
    <Tag role="status" color={isMine ? 'processing' : 'warning'}>
      {isMine ? t('reviewer.tag') : t('reviewer.other', { name: other })}
    </Tag>
  );
}
