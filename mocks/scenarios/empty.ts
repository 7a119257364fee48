import { isPage, type Scenario, withData } from './scenario';

/** A new installation, in which all lists are empty. */
export const empty: Scenario = async (request, backend) =>
  withData(await backend(request), (data) => {
    if (isPage(data)) return { ...data, records: [], total: 0, pages: 0 };
    return Array.isArray(data) && new URL(request.url).pathname.endsWith('/list') ? [] : data;
  });
