import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANY_FILES, type FileRules, plainName, suffixOf } from './fileRules';
import type { FieldProps } from '@/shared/display/fieldProps';
import { useReading } from '@/shared/display/reading';
import { nameInAddress } from '../nameInAddress';
import { UploadBox } from './UploadBox';

/** The field for a single file. Its value is the URL of the file, or `''` without a file. */
export function FileField({
  value,
  onChange,
  rules = ANY_FILES,
  ...field
}: FieldProps<string> & { rules?: FileRules }) {
  const { t } = useTranslation();
  const [known, setKnown] = useState({ url: '', name: '' });
  useReading(field.id, (url) => plainName(nameInAddress(String(url))));
  const fileName = plainName(nameInAddress(value ?? ''));
  // A URL without a file extension ends in a storage key, which is not a readable name.
  const name = known.url === value ? known.name : suffixOf(fileName) ? fileName : t('upload.file');
  return (
    <UploadBox
      field={field}
      rules={rules}
      items={value ? [{ name, url: value }] : []}
      most={1}
      onChange={([item]) => {
        setKnown({ url: item?.url ?? '', name: item?.name ?? '' });
        onChange?.(item?.url ?? '');
      }}
    />
  );
}
