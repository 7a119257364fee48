import { useTranslation } from 'react-i18next';
import { formatsIn } from '@/shared/lib/formats';

/** The formats of amounts, counts and times in the user's language. */
export const useFormats = () => formatsIn(useTranslation().i18n.language);
