import dictData from '@mocks/seeds/generated/dictData.json';

/** Returns the values of a dictionary in order, as in the seeds of the mock. */
export const valuesOf = (dict: string): string[] => entriesOf(dict).map(({ dictValue }) => dictValue);

/** Formats the values of a dictionary with their labels: "`0` 待审核, `1` 审核通过". */
export const wordsOf = (dict: string, values = valuesOf(dict)): string =>
  entriesOf(dict)
    .filter(({ dictValue }) => values.includes(dictValue))
    .map(({ dictValue, dictLabel }) => `\`${dictValue}\` ${dictLabel}`)
    .join(', ');

const entriesOf = (dict: string) =>
  dictData
    .filter(({ dictType }) => dictType === dict)
    .toSorted((a, b) => Number(a.dictSort) - Number(b.dictSort) || (a.dictValue < b.dictValue ? -1 : 1));
