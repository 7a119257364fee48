import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { useErrorText } from '@/shared/ui/errorText';
import { type FileProblem, type FileRules, sizeText } from './fileRules';

/** The kinds of files as people call them: `PNG、JPG`. */
export const typesText = ({ suffixes }: FileRules) => suffixes.map((suffix) => suffix.toUpperCase()).join(', ');

/** Says why a file is not taken, with its name and what would be. */
export function useProblemText(): (problem: FileProblem, file: string, rules: FileRules) => string {
  const { t } = useTranslation();
  return (problem, file, rules) =>
    t(`upload.problem.${problem}`, { file, limit: sizeText(rules.maxBytes), types: typesText(rules) });
}

/** Says why a file did not arrive; a gateway that finds it too large has no words of its own. */
export function useUploadErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) =>
    error instanceof ApiError && error.status === 413 && !error.message
      ? t('upload.tooLargeForServer')
      : errorText(error);
}
