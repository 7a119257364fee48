import { useTranslation } from 'react-i18next';
import type { CellError, ImportRow } from './importRows';

/** Max number of valid options listed beside an invalid cell. */
const FEW = 8;

/** Says in words what is wrong with a row, with what its cells may nearly have meant. */
export function useCellWords(): (row: ImportRow) => string {
  const { t } = useTranslation();
  const hint = ({ options = [], kind, near }: CellError) => {
    if (near) return t('import.near', { value: near });
    const listed = kind === 'options' && options.length <= FEW;
    return listed ? t('import.oneOf', { values: options.map(({ label }) => label).join(t('crud.comma')) }) : '';
  };
  return ({ errors }) =>
    errors
      .map((error) => t(`import.wrong.${error.kind}`, { field: error.field.label, max: error.field.max }) + hint(error))
      .join('；');
}
