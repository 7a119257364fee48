import { z } from 'zod';
import business from '../../../docs/contract/business-entities.proposed.json';
import system from '../../../docs/contract/system-entities.json';
import { fieldFacts } from '@/shared/resource/fieldFacts';
import { type Resource, resources } from './resources';

/** A field of a record, formatted for the pages of the reference. */
export interface Field {
  name: string;
  type: string;
  /** True when a row without the field is invalid. */
  required: boolean;
  /** The max length of a text. */
  max?: number;
  /** The dictionary of its values, and its description in the record's section of the contract. */
  dictionary?: string;
  meaning?: string;
}

interface Json {
  type?: string | string[];
  anyOf?: Json[];
  enum?: unknown[];
  const?: unknown;
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
  maxLength?: number;
}

/** Returns the fields of a record in the order of its schema. */
export function fieldsOf({ schema, section }: Resource): Field[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Json;
  const known = new Map(contractFields(section).map((field) => [field.name, field]));
  return Object.entries(properties).map(([name, json]) => {
    const all = alternatives(json);
    const parts = all.filter(({ type }) => type !== 'null');
    return {
      name,
      type: [...new Set(parts.map(typeOf))].join(' or '),
      required: required.includes(name) && parts.length === all.length,
      max: parts.find(({ maxLength }) => maxLength !== undefined)?.maxLength,
      dictionary: dictionaryOf(schema, name),
      meaning: known.get(name)?.meaning,
    };
  });
}

/** Returns the dictionary of a field, from its schema or else from the record's section in the contract. */
export function dictionaryOf(schema: z.ZodObject, name: string): string | undefined {
  const { dict } = fieldFacts(schema, name);
  if (dict) return dict;
  const record = resources.find((one) => one.schema === schema);
  const known = contractFields(record?.section).find((field) => field.name === name)?.dictionary;
  return known ?? DICTIONARIES[`${record?.name} ${name}`];
}

/** The dictionaries that neither a schema nor a section names, by record and field. */
const DICTIONARIES: Readonly<Record<string, string>> = {
  'business status': 'act_business_status',
  'business result': 'act_business_result',
  'donate canal': 'sys_donate_canal',
  'role dataScope': 'sys_data_scope',
};

/** Returns the possible types of a value. zod expresses a union as a list of schemas or of types. */
function alternatives(json: Json): Json[] {
  if (json.anyOf) return json.anyOf.flatMap(alternatives);
  return Array.isArray(json.type) ? json.type.map((type) => ({ ...json, type })) : [json];
}

const typesOf = (json: Json) => [...new Set(alternatives(json).map(typeOf))].join(' or ');

function typeOf(json: Json): string {
  if (json.const !== undefined) return `'${String(json.const)}'`;
  if (json.enum) return json.enum.map((one) => `'${String(one)}'`).join(' or ');
  if (json.type === 'array') return `list of ${json.items ? typesOf(json.items) : 'anything'}`;
  if (json.type === 'string') return 'text';
  if (json.type === 'object') {
    const names = Object.keys(json.properties ?? {});
    return names.length > 0 ? `{ ${names.join(', ')} }` : 'object';
  }
  return typeof json.type === 'string' ? json.type : 'anything';
}

/** The fields in a section of the contract: 2.x are the system's entities in order, 3.4.x the business entities. */
function contractFields(section = ''): { name: string; dictionary?: string; meaning: string }[] {
  const [, part, number] = /^(2|3\.4)\.(\d+)$/.exec(section) ?? [];
  const entities: readonly { fields: readonly { name: string; enum?: unknown; zh?: string; en?: string }[] }[] =
    part === '2' ? system.entities : business.entities;
  const { fields = [] } = (part && entities[Number(number) - 1]) || {};
  return fields.map((field) => ({
    name: field.name,
    dictionary: /\b(?:biz|sys|act)_\w+/.exec(String(field.enum ?? ''))?.[0],
    meaning: [field.zh, field.en].filter(Boolean).join(', '),
  }));
}
