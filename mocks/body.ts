import { z } from 'zod';
import { refuse } from './respond';
import type { Table } from './table';

/** Fields with values that are not validated yet. */
export type Fields = Record<string, unknown>;

const AUDIT = ['createBy', 'createTime', 'updateBy', 'updateTime', 'delFlag'];
const chinese = z.locales.zhCN().localeError;

/** Validates request bodies with the resource's schema. Both functions throw a refusal that names the invalid field. */
export interface BodyRules<Row> {
  /** The fields that a client may write, and those required for a new row. */
  schema: z.ZodObject;
  required: readonly string[];
  /** Validates a new row, in which all required fields must be present. */
  forNew(body: Fields): Partial<Row>;
  /** Validates the fields sent for an existing row; the others keep their values. */
  forChange(body: Fields): Partial<Row>;
}

/**
 * Creates the rules for a body. The body may contain only fields of the schema, except the id, the audit fields and the
 * `readOnly` fields.
 */
export function bodyRules<Row extends object>(resource: {
  table: Table<Row>;
  required?: readonly string[];
  readOnly?: readonly string[];
}): BodyRules<Row> {
  const closed = new Set<string>([resource.table.idKey, ...AUDIT, ...(resource.readOnly ?? [])]);
  const shape = Object.fromEntries(Object.entries(resource.table.schema.shape).filter(([field]) => !closed.has(field)));
  const whole = z.object(shape);
  const some = whole.partial();
  const needed = Object.keys(shape).filter(
    (field) => resource.required?.includes(field) || !whole.shape[field]?.safeParse(undefined).success,
  );

  const parse = (schema: z.ZodObject, body: Fields) => {
    const parsed = schema.safeParse(body, { error: chinese });
    const issue = parsed.error?.issues[0];
    if (issue) refuse(`参数错误：${issue.path.join('.')} ${issue.message}`, 400);
    return parsed.data as Partial<Row>; // the schema is part of the row schema
  };
  const fill = (body: Fields, fields: readonly string[]) => {
    const empty = fields.find((field) => isEmpty(body[field]));
    if (empty) refuse(`参数错误：${empty} 不能为空`, 400);
  };
  return {
    schema: whole,
    required: needed,
    forNew: (body) => {
      fill(body, needed);
      return parse(whole, body);
    },
    forChange: (body) => {
      fill(
        body,
        needed.filter((field) => field in body),
      );
      return parse(some, body);
    },
  };
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
