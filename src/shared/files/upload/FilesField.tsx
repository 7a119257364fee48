import type { StoredFile } from '../FilePreview';
import { useReading } from '@/shared/display/reading';
import { ANY_FILES, type FileRules } from './fileRules';
import type { FieldProps } from '@/shared/display/fieldProps';
import { UploadBox } from './UploadBox';

interface FilesFieldProps extends FieldProps<StoredFile[]> {
  rules?: FileRules;
  most?: number;
}

/** The field for several files. Its value has the name, URL and size of each file. */
export function FilesField({ value, onChange, rules = ANY_FILES, most = 10, ...field }: FilesFieldProps) {
  useReading(field.id, (files) => (files as StoredFile[]).map(({ url, name }) => <div key={url}>{name}</div>)); // the field's value
  return (
    <UploadBox field={field} rules={rules} items={value ?? []} most={most} onChange={(items) => onChange?.(items)} />
  );
}
