import { masked, type Secret } from '../src/shared/lib/rules/mask';

/** The secret fields of a resource, each with its kind of personal data or with a function that masks the value. */
export type Secrets<Row> = Partial<Record<keyof Row & string, Secret | ((value: string, row: Row) => string)>>;

/** Masks the secret fields of a row, or of the returned part of a row. */
export function maskedRow<Row extends object>(shown: object, secrets: Secrets<Row> = {}): object {
  const row = shown as Row; // the fields of a partial row keep their types
  return { ...row, ...Object.fromEntries(fieldsOf(secrets).map((field) => [field, maskOf(row, field, secrets)])) };
}

/** Removes masked values that a client has sent back unchanged, so that the stored values are kept. */
export function withoutMasks<Row extends object>(next: Partial<Row>, row: Row, secrets: Secrets<Row> = {}) {
  const kept = fieldsOf(secrets).filter(
    (field) => next[field] !== row[field] && next[field] === maskOf(row, field, secrets),
  );
  return Object.fromEntries(
    Object.entries(next).filter(([field]) => !kept.some((one) => one === field)),
  ) as Partial<Row>;
}

const fieldsOf = <Row>(secrets: Secrets<Row>) => Object.keys(secrets) as (keyof Row & string)[];

function maskOf<Row extends object>(row: Row, field: keyof Row & string, secrets: Secrets<Row>): Row[typeof field] {
  const [value, secret] = [row[field], secrets[field]];
  if (typeof value !== 'string' || secret === undefined) return value;
  // A masked text has the same type as the original text.
  return (typeof secret === 'function' ? secret(value, row) : masked(secret, value)) as Row[typeof field];
}
