import { isRow, type Scenario, withData } from './scenario';

const MORE = `${'，以及很长很长的一段说明'.repeat(8)} Donaudampfschifffahrtsgesellschaftskapitänsmütze`;
/** The fields whose text is written by users. Codes, ids, dates and dictionary entries stay unchanged. */
const WRITTEN = /(?:^name|Name|[tT]itle|[rR]emark|[cC]ontent|[aA]ddress|[rR]eason|[dD]esc|[iI]ntro)$/;

/** Very long texts: every name, title, address and remark is long and ends with a word that cannot be broken. */
export const long: Scenario = async (request, backend) => {
  const answer = await backend(request);
  return request.method === 'GET' && !request.url.endsWith('/menu/user') ? withData(answer, longer) : answer;
};

function longer(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value && WRITTEN.test(name) && !/[<{]/.test(value) ? value + MORE : value;
  if (Array.isArray(value)) return value.map((one: unknown) => longer(one));
  return isRow(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, longer(one, key)])) : value;
}
