import { CopyOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { useCopy } from './useCopy';

/** Text cut to `length` characters, with a button that copies the whole text. */
export function CopyText({ text, length }: { text: string; length?: number }) {
  const { t } = useTranslation();
  const shown = length !== undefined && text.length > length ? `${text.slice(0, length)}…` : text;
  const copy = useCopy();
  if (text === '' || text === '-') return '-';
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <bdi title={text}>{shown}</bdi>
      <IconButton
        size="small"
        icon={CopyOutlined}
        label={t('copy.of', { text: shown })}
        onClick={() => void copy(text)}
      />
    </span>
  );
}
