import { useTranslation } from 'react-i18next';
import type { CropShape } from '../crop/crop';
import { type FileRules, PICTURES } from './fileRules';
import type { FieldProps } from '@/shared/display/fieldProps';
import { useReading } from '@/shared/display/reading';
import { SmallPictures } from './SmallPictures';
import { UploadBox } from './UploadBox';

interface ImageFieldProps extends FieldProps<string> {
  /** The shape to crop the picture to. Without `crop`, the user cannot crop the picture. */
  crop?: CropShape;
  rules?: FileRules;
}

/** The field for a single picture. Its value is the URL of the picture, or `''` without a picture. */
export function ImageField({ value, onChange, crop, rules = PICTURES, ...field }: ImageFieldProps) {
  const { t } = useTranslation();
  useReading(field.id, (url) => <SmallPictures urls={[String(url)]} />);
  return (
    <UploadBox
      field={field}
      rules={rules}
      items={value ? [{ name: t('upload.image'), url: value }] : []}
      most={1}
      pictures
      crop={crop}
      onChange={([item]) => onChange?.(item?.url ?? '')}
    />
  );
}
