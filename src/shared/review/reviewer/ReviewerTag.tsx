import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { useTaken } from './useTaken';

/**
 * Shows who works on the open record: a colleague, or the user, also on behalf of an absent user. Renders nothing if
 * nobody works on the record.
 */
export function ReviewerTag(props: Pick<ReturnType<typeof useTaken>, 'other' | 'isMine' | 'onBehalfOf'>) {
  const { other, isMine, onBehalfOf } = props;
  const { t } = useTranslation('review');
  if (other === undefined && !isMine) return null;
  return (
    <Tag role="status" color={isMine ? 'processing' : 'warning'}>
      {isMine && (onBehalfOf ? t('reviewer.tagFor', { name: onBehalfOf }) : t('reviewer.tag'))}
      {!isMine && t('reviewer.other', { name: other })}
    </Tag>
  );
}
