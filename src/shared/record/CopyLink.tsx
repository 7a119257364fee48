import { LinkOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useCopy } from '@/shared/display/copy/useCopy';
import { IconButton } from '@/shared/display/IconButton';
import type { Resource } from '@/shared/resource/resource';
import { recordLink } from './gone/recordLink';

/** Copies the link to a record, which says what it was once the record is gone. */
export function CopyLink<T extends object>({ api, row }: { api: Resource<T>; row: T }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const label = t('copy.link');
  return <IconButton icon={LinkOutlined} label={label} title={label} onClick={() => void copy(recordLink(api, row))} />;
}
