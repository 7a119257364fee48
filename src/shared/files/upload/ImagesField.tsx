import { useTranslation } from 'react-i18next';
import { PICTURES } from './fileRules';
import type { FieldProps } from '@/shared/display/fieldProps';
import { useReading } from '@/shared/display/reading';
import { SmallPictures } from './SmallPictures';
import { UploadBox } from './UploadBox';

/** The field for several pictures. Its value has the pictures' URLs, in the order in which the uploads finished. */
export function ImagesField({ value, onChange, most = 9, ...field }: FieldProps<string[]> & { most?: number }) {
  const { t } = useTranslation();
  useReading(field.id, (urls) => <SmallPictures urls={[urls].flat().map(String)} />);
  return (
    <UploadBox
      field={field}
      rules={PICTURES}
      items={(value ?? []).map((url, index) => ({ name: `${t('upload.image')} ${index + 1}`, url }))}
      most={most}
      pictures
      onChange={(items) => onChange?.(items.map(({ url }) => url))}
    />
  );
}
