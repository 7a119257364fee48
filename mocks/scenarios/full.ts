import { at, isPage, type Scenario, withData } from './scenario';

const TOTAL = 100_000;
/** Copy n of a row has the row's id plus n times this step, or the id `id~n` if the row's id is not a number. */
const STEP = 1_000_000;

/** A system after ten years: every list that has rows gets 100,000 rows, as copies of the stored ones. */
export const full: Scenario = async (request, backend) => {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/(?<=\/get\/)[^/]+$/, (id) =>
    /^\d+$/.test(id) ? String(Number(id) % STEP) : id.replace(/(?:~|%7E)\d+$/i, ''),
  );
  const [number, size] = ['pageNum', 'pageSize'].map((name) => Number(url.searchParams.get(name)));
  if (!number || !size) return backend(at(request, url));
  url.searchParams.set('pageNum', '1');
  url.searchParams.set('pageSize', '1000');
  return withData(await backend(at(request, url)), (data) => {
    if (!isPage(data) || data.records.length === 0) return data;
    const { records } = data;
    const ids = Object.keys(records[0] ?? {});
    const key = ids.find((name) => new Set(records.map((row) => row[name])).size === records.length) ?? ids[0] ?? '';
    const first = (number - 1) * size;
    const rows = Array.from({ length: Math.max(0, Math.min(size, TOTAL - first)) }, (_, index) => {
      const row = records[(first + index) % records.length] ?? {};
      const copy = Math.floor((first + index) / records.length);
      const id = row[key];
      return copy === 0 ? row : { ...row, [key]: typeof id === 'number' ? id + copy * STEP : `${String(id)}~${copy}` };
    });
    return { ...data, records: rows, current: number, size, total: TOTAL, pages: Math.ceil(TOTAL / size) };
  });
};
