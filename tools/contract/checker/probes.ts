import type { Operation } from './contract';

/** A call that changes nothing even where it is let through: it names no record, or one that does not exist. */
export interface Probe {
  address: string;
  body: object;
}

/** The probe of a change: its ids are 0, everything else that it needs is missing. */
export function probeOf({ path, parameters, body }: Operation): Probe {
  const address = path.replaceAll(/\{\w+\}/g, '0');
  const isById = parameters.some(({ name, in: place }) => name === 'ids' && place === 'query');
  const ids = body.filter((name) => /id$/i.test(name)).map((name) => [name, 0]);
  return { address: isById ? `${address}?ids=0` : address, body: Object.fromEntries(ids) as object };
}
