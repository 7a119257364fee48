import type { Operation } from './contract';

/** A POST call that changes nothing even if it is not refused, because it refers to no existing record. */
export interface Probe {
  address: string;
  body: object;
}

/** Returns the probe of a POST call: all its ids are 0, and all other fields are missing. */
export function probeOf({ path, parameters, body }: Operation): Probe {
  const address = path.replaceAll(/\{\w+\}/g, '0');
  const isById = parameters.some(({ name, in: place }) => name === 'ids' && place === 'query');
  const ids = body.filter((name) => /id$/i.test(name)).map((name) => [name, 0]);
  return { address: isById ? `${address}?ids=0` : address, body: Object.fromEntries(ids) as object };
}
