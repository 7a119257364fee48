import { CopyOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { copyText } from './copyText';

/** Text cut to `length` characters, with a button that copies the whole text. */
export function CopyText({ text, length }: { text: string; length?: number }) {
  const { t } = useTranslation();
  const shown = length !== undefined && text.length > length ? `${text.slice(0, length)}…` : text;
  if (text === '' || text === '-') return '-';
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <bdi title={text}>{shown}</bdi>
      <IconButton
        size="small"
        icon={CopyOutlined}
        label={t('copy.of', { text: shown })}
        onClick={() => void copyText(text)}
      />
    </span>
  );
}
