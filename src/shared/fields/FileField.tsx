import { useState } from 'react';
import { ANY_FILES, type FileRules, plainName } from '@/shared/upload/fileRules';
import type { FieldProps } from './fieldProps';
import { UploadBox } from './UploadBox';

/** One file; its value is the address it is served at, `''` without one. */
export function FileField({
  value,
  onChange,
  rules = ANY_FILES,
  ...field
}: FieldProps<string> & { rules?: FileRules }) {
  const [known, setKnown] = useState({ url: '', name: '' });
  const name = known.url === value ? known.name : plainName(value ?? '');
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
