import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCopy } from './useCopy';

/** Text cut to `length` characters, with a button that copies all of it. */
export function CopyText({ text, length }: { text: string; length?: number }) {
  const { t } = useTranslation();
  const shown = length !== undefined && text.length > length ? `${text.slice(0, length)}…` : text;
  const copy = useCopy();
  if (text === '') return '-';
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <bdi title={text}>{shown}</bdi>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined />}
        aria-label={t('copy.of', { text: shown })}
        onClick={() => void copy(text)}
      />
    </span>
  );
}
