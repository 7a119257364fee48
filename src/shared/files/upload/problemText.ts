import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { useErrorText } from '@/shared/display/errorText';
import { type FileProblem, type FileRules, sizeText } from './fileRules';

/** The accepted file types for display: `PNG, JPG`. */
export const typesText = ({ suffixes }: FileRules) => suffixes.map((suffix) => suffix.toUpperCase()).join(', ');

/**
 * Returns a function that explains why a file is not accepted. The text contains the name of the file and the accepted
 * types.
 */
export function useProblemText(): (problem: FileProblem, file: string, rules: FileRules) => string {
  const { t } = useTranslation();
  return (problem, file, rules) =>
    t(`upload.problem.${problem}`, { file, limit: sizeText(rules.maxBytes), types: typesText(rules) });
}

/** Returns a function that explains why an upload failed. A 413 from a gateway has no message, so we supply one. */
export function useUploadErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) =>
    error instanceof ApiError && error.status === 413 && !error.message
      ? t('upload.tooLargeForServer')
      : errorText(error);
}
