/** A JSON Schema of docs/openapi.json: the words it uses. */
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
  /** How a time is read: with the time of day, or the day only. */
  'x-time'?: 'dateTime' | 'date';
}

interface Parameter {
  name?: string;
  in?: 'path' | 'query';
  example?: unknown;
  $ref?: string;
  /** The call and the field its value comes from. */
  'x-from'?: string;
}

/** A call of the contract. */
export interface Operation {
  method: 'GET' | 'POST';
  path: string;
  parameters: Parameter[];
  /** The content of a successful answer; undefined where it has none, or is a file. */
  data?: Schema | undefined;
  isFile: boolean;
  isOpen: boolean;
  /** What is not there without it. */
  without?: string | undefined;
  screens: string[];
  permission?: string | undefined;
  /** The field with a record's id. */
  id?: string | undefined;
}

/** The contract: its calls, its schemas by name, and the component keys of the product. */
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
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: { anyOf?: Schema[] } }> }>;
  'x-optional'?: string;
  'x-screens'?: string[];
  'x-permission'?: string;
  'x-id'?: string;
}

/** The calls of `docs/openapi.json`. */
export function contractOf(document: unknown): Contract {
  const source = document as Source; // written by `npm run contract`
  const operations = Object.entries(source.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): Operation => {
      const content = one.responses[200]?.content;
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
        id: one['x-id'],
      };
    }),
  );
  return { operations, schemas: source.components.schemas, components: source['x-components'] };
}
