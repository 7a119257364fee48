import { useTranslation } from 'react-i18next';
import { type CellError, distinctLabels, type ImportRow } from './importRows';

/** Max number of valid options listed for an invalid cell. */
const MAX_LISTED = 20;

/** Returns a function that explains the errors of a row and suggests options for its invalid cells. */
export function useCellWords(): (row: ImportRow) => string {
  const { t } = useTranslation(['transfer', 'shared']);
  const hint = ({ options = [], kind, near }: CellError) => {
    if (near) return t('import.near', { value: near });
    if ((kind !== 'options' && kind !== 'ambiguous') || options.length === 0) return '';
    const labels = distinctLabels(options);
    const values = labels.slice(0, MAX_LISTED).join(t('shared:crud.comma'));
    return t(labels.length > MAX_LISTED ? 'import.someOf' : 'import.oneOf', { values, count: labels.length });
  };
  return ({ errors }) =>
    errors
      .map(
        (error) =>
          error.text ??
          t(`import.wrong.${error.kind}`, { field: error.field.label, max: error.field.max }) + hint(error),
      )
      .join('；');
}
