import type { StoredFile } from '@/shared/files/FilePreview';
import { ANY_FILES, type FileRules } from './fileRules';
import type { FieldProps } from '@/shared/fields/fieldProps';
import { UploadBox } from './UploadBox';

interface FilesFieldProps extends FieldProps<StoredFile[]> {
  rules?: FileRules;
  most?: number;
}

/** Several files; the value has the name, URL and size of each. */
export function FilesField({ value, onChange, rules = ANY_FILES, most = 10, ...field }: FilesFieldProps) {
  return (
    <UploadBox field={field} rules={rules} items={value ?? []} most={most} onChange={(items) => onChange?.(items)} />
  );
}
