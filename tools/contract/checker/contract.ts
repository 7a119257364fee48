/** A JSON Schema in docs/openapi.json, reduced to the keywords that occur there. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  not?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxLength?: number;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  /** The dictionary to which its values belong. */
  'x-dictionary'?: string;
  /** The format of a time: a date with the time of day, or only a date. */
  'x-time'?: 'dateTime' | 'date';
}

interface Parameter {
  name?: string;
  in?: 'path' | 'query' | 'header';
  example?: unknown;
  description?: string;
  schema?: Schema;
  $ref?: string;
  /** The call that provides the value of the parameter, and the field of its answer. */
  'x-from'?: string;
  /** How a filter matches a row, and the field of the row that it compares. */
  'x-match'?: Match;
  'x-field'?: string;
  /** The conditions that a filter accepts, and the sortable fields that accept the ends of a range. */
  'x-conditions'?: string[];
  'x-ranges'?: string[];
}

export type Match = 'equal' | 'contains' | 'from' | 'to';

/** A filter of a list. If `isSaid` is false, the contract does not specify `match`, and it is guessed from the name. */
export interface Filter {
  name: string;
  match: Match;
  /** The compared field of the row; undefined if the contract does not name it. */
  field: string | undefined;
  isSaid: boolean;
  /** `not`, `in`, `empty`: the conditions it accepts if the server supports them. */
  conditions: readonly string[];
}

/** A call of the contract. */
export interface Operation {
  method: 'GET' | 'POST';
  path: string;
  parameters: Parameter[];
  /** The content of a successful answer; undefined if the answer has none or is a file. */
  data?: Schema | undefined;
  isFile: boolean;
  isOpen: boolean;
  /** What the product lacks if the server lacks this call. */
  without?: string | undefined;
  screens: string[];
  permission?: string | undefined;
  /** Users other than those with the permission who may call it (`who …`), or the only ones who may (`only …`). */
  who?: string | undefined;
  /** The field that contains the id of a record. */
  id?: string | undefined;
  filters: readonly Filter[];
  /** The sortable fields. */
  sorts: readonly string[];
  /** The fields that accept `.from` and `.to`, if the server supports ranges. */
  ranges: readonly string[];
  /** The fields whose values are masked in the contract's example. */
  masked: readonly string[];
  /** The fields of the request body. */
  body: readonly string[];
  /** The schema and the example of the request body. */
  sent: Schema;
  sample: Readonly<Record<string, unknown>>;
  /** Its rules, as text. */
  description: string;
}

/** The contract: its calls, its schemas by name, and the component keys of the product's screens. */
export interface Contract {
  operations: readonly Operation[];
  schemas: Readonly<Record<string, Schema>>;
  components: readonly string[];
}

interface Source {
  paths: Record<string, Record<string, SourceOperation>>;
  components: { schemas: Record<string, Schema> };
  'x-components': string[];
}
interface SourceOperation {
  parameters: Parameter[];
  security?: unknown[];
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, { schema: { anyOf?: Schema[] }; example?: { data?: unknown } }> }
  >;
  description?: string;
  requestBody?: { content: Record<string, { schema: Schema; example?: Record<string, unknown> }> };
  'x-optional'?: string;
  'x-screens'?: string[];
  'x-permission'?: string;
  'x-who'?: string;
  'x-id'?: string;
}

/** Returns the calls of `docs/openapi.json`. */
export function contractOf(document: unknown): Contract {
  const source = document as Source; // written by `npm run contract`
  const operations = Object.entries(source.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): Operation => {
      const content = one.responses[200]?.content;
      const asked = one.requestBody?.content['application/json'];
      const success = content?.['application/json']?.schema.anyOf?.[0];
      return {
        method: method.toUpperCase() as Operation['method'],
        path,
        parameters: one.parameters,
        data: success?.properties?.data,
        isFile: content !== undefined && !('application/json' in content),
        isOpen: one.security?.length === 0,
        without: one['x-optional'],
        screens: one['x-screens'] ?? [],
        permission: one['x-permission'],
        who: one['x-who'],
        id: one['x-id'],
        filters: one.parameters.flatMap(filterOf),
        sorts: sortsOf(one.parameters),
        ranges: one.parameters.flatMap((parameter) => parameter['x-ranges'] ?? []),
        masked: maskedIn(content?.['application/json']?.example?.data),
        body: Object.keys(asked?.schema.properties ?? {}),
        sent: asked?.schema ?? {},
        sample: asked?.example ?? {},
        description: one.description ?? '',
      };
    }),
  );
  return { operations, schemas: source.components.schemas, components: source['x-components'] };
}

/** Reads a filter. How it matches is in `x-match`, or else guessed from its name. */
function filterOf({ name = '', in: place, example, ...more }: Parameter): Filter[] {
  const match = more['x-match'];
  if (place !== 'query' || (!match && (more['x-from'] !== undefined || example !== undefined))) return [];
  const conditions = more['x-conditions'] ?? [];
  if (match) return [{ name, match, field: more['x-field'], isSaid: true, conditions }];
  const [, start, end] = /^(?:(\w+)Begin|(\w+)End)$/.exec(name) ?? [];
  const guessed = (how: Match, field: string | undefined) => [{ name, match: how, field, isSaid: false, conditions }];
  if (name === 'beginTime' || start) return guessed('from', start);
  if (name === 'endTime' || end) return guessed('to', end);
  return guessed(/(?:id|type|status|level|nature|scale|channel|sex)$/i.test(name) ? 'equal' : 'contains', name);
}

/** Returns the sortable fields, from an enum, or from `one of a, b` in the description. */
function sortsOf(parameters: readonly Parameter[]): string[] {
  const one = parameters.find(({ name, $ref }) => name === 'sortField' || $ref?.endsWith('/sortField'));
  if (one?.schema?.enum) return one.schema.enum.map(String);
  return one?.description?.replace('one of ', '').split(', ') ?? [];
}

/** Returns the fields with a masked value in the first record of an example. */
function maskedIn(example: unknown): string[] {
  const { records } = (example ?? {}) as { records?: unknown };
  const [first] = [records ?? example].flat() as (object | undefined)[];
  const fields = typeof first === 'object' && first !== null ? Object.entries(first) : [];
  return fields.filter(([, value]) => typeof value === 'string' && value.includes('**')).map(([name]) => name);
}
