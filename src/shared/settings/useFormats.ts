import { useTranslation } from 'react-i18next';
import { formatsIn } from '@/shared/lib/formats';

/** How the user's language writes amounts, counts and times. */
export const useFormats = () => formatsIn(useTranslation().i18n.language);
