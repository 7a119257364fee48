import { z } from 'zod';
import { date, dateTime, noted } from '@/shared/api/fields';
import { fieldsOf } from '../fields';
import { resources } from '../resources';
import { wordsOf } from './entries';

/** A JSON Schema (2020-12), as used in OpenAPI 3.1. */
export interface Json {
  [key: string]: unknown;
}

const TIME = '`yyyy-MM-dd HH:mm:ss`; ISO 8601 and milliseconds since 1970 are read too';
const DAY = '`yyyy-MM-dd`; ISO 8601 and milliseconds since 1970 are read too';

/** Rules that forms check before sending, but that do not apply to answers (`shared/api/fit`). */
const FORM_RULES = ['maxLength', 'minLength', 'pattern', 'format', 'minimum', 'maximum', 'minItems', 'maxItems'];

/**
 * Returns the JSON Schema of a body or an answer. For an answer, dictionary values are not restricted, because a
 * dictionary may have gained entries, and lengths are omitted, because they are rules of forms.
 */
function jsonOf(schema: z.ZodType, isAnswer: boolean): Json {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === dateTime) Object.assign(jsonSchema, { description: TIME, 'x-time': 'dateTime' });
      if (zodSchema === date) Object.assign(jsonSchema, { description: DAY, 'x-time': 'date' });
      const dict = noted.get(zodSchema as unknown as z.ZodType)?.dict;
      if (dict)
        Object.assign(jsonSchema, { description: wordsOf(dict, jsonSchema.enum?.map(String)), 'x-dictionary': dict });
      if (jsonSchema.additionalProperties !== undefined && Object.keys(jsonSchema.properties ?? {}).length > 0)
        delete jsonSchema.additionalProperties;
      if (!isAnswer) return;
      for (const rule of FORM_RULES)
        if (!(rule === 'minItems' && jsonSchema.minItems === 1)) delete jsonSchema[rule as 'pattern'];
      if (jsonSchema.enum) {
        jsonSchema.description ??= `known: ${jsonSchema.enum.map(String).join(', ')}`;
        delete jsonSchema.enum;
      }
    },
  }) as Json;
  delete json.$schema;
  return json;
}

/** Returns the name of a record in `components`, from its base path (`BizCompany`) or its own name. */
export const componentOf = (words: string) =>
  words
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const names = new Map<z.ZodType, string>();
for (const { path, name, schema } of resources) {
  const wanted = componentOf(path ?? name);
  if (!names.has(schema)) names.set(schema, [...names.values()].includes(wanted) ? `Own${wanted}` : wanted);
}

/** Collects the records that occur in answers. */
export class Components {
  readonly schemas: Record<string, Json> = {};

  /** Returns the schema of an answer's content, in which a record of the product becomes a reference. */
  answer(schema: z.ZodType): Json {
    const name = names.get(schema);
    if (name === undefined) return jsonOf(schema, true);
    this.schemas[name] ??= described(jsonOf(schema, true), schema as z.ZodObject);
    return { $ref: `#/components/schemas/${name}` };
  }
}

/** Adds the meaning of a record's fields and the labels of their dictionaries. */
function described(json: Json, schema: z.ZodObject): Json {
  const resource = resources.find((one) => one.schema === schema);
  for (const { name, dictionary, meaning } of resource ? fieldsOf(resource) : []) {
    const property = (json.properties as Record<string, Json>)[name];
    const inner = ((property?.anyOf as Json[] | undefined)?.[0] ?? property) as Json;
    const words = [meaning, (inner.description as string | undefined) ?? (dictionary && wordsOf(dictionary))];
    const description = words.filter(Boolean).join('; ');
    Object.assign(inner, description && { description }, dictionary && { 'x-dictionary': dictionary });
  }
  return json;
}

/** Returns the schema of a body. `required` replaces the required fields of the schema. */
export function bodySchema(schema: z.ZodObject, required?: readonly string[]): Json {
  const json = jsonOf(schema, false);
  if (required) json.required = [...required];
  if (Array.isArray(json.required) && json.required.length === 0) delete json.required;
  return json;
}
