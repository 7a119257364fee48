/** JSON of any shape. */
export type Json = Record<string, unknown>;
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const jsonIn = (value: unknown): Json => (isJson(value) ? value : {});

/** A call of the backend: its path, `shape` (the path with `{}` for its parameters), and the fields of its rows. */
export interface Operation {
  method: string;
  path: string;
  shape: string;
  query: string[];
  /** The required parameters in the query. */
  required: string[];
  fields: string[];
}

/** A recorded request with its answer. */
export interface Recorded {
  method: string;
  path: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** Returns the calls of an OpenAPI document, version 2 or 3. */
export function operationsOf(spec: Json): Operation[] {
  return Object.entries(jsonIn(spec.paths)).flatMap(([path, item]) =>
    Object.entries(jsonIn(item))
      .filter(([method]) => /^(?:get|post|put|patch|delete)$/.test(method))
      .map(([method, operation]) => {
        const given = [...listIn(jsonIn(item).parameters), ...listIn(jsonIn(operation).parameters)];
        const inQuery = given.map((one) => resolved(spec, one)).filter((one) => one.in === 'query');
        return {
          method: method.toUpperCase(),
          path,
          shape: path.replaceAll(/\{[^}]+\}/g, '{}'),
          query: inQuery.map(({ name }) => String(name)),
          required: inQuery.filter(({ required }) => required === true).map(({ name }) => String(name)),
          fields: rowFields(spec, answerOf(spec, jsonIn(operation))),
        };
      }),
  );
}

/** Returns the header of the token and the prefix before the token, as declared in the document. */
export function tokenIn(spec: Json): { header: string; prefix?: string } | undefined {
  const schemes = { ...jsonIn(jsonIn(spec.components).securitySchemes), ...jsonIn(spec.securityDefinitions) };
  for (const scheme of Object.values(schemes).map(jsonIn)) {
    if (scheme.type === 'http' && scheme.scheme === 'bearer') return { header: 'Authorization', prefix: 'Bearer ' };
    if (scheme.type === 'apiKey' && scheme.in === 'header') return { header: String(scheme.name) };
  }
  return undefined;
}

/** Returns the requests of a HAR file that have a JSON answer. */
export function recordedIn(har: Json): Recorded[] {
  return listIn(jsonIn(har.log).entries).flatMap((entry) => {
    const [request, response] = [jsonIn(jsonIn(entry).request), jsonIn(jsonIn(entry).response)];
    const pairs = (value: unknown) =>
      Object.fromEntries(listIn(value).map((one) => [String(jsonIn(one).name), String(jsonIn(one).value)]));
    try {
      const body: unknown = JSON.parse(String(jsonIn(response.content).text));
      const { pathname } = new URL(String(request.url));
      const [headers, query] = [pairs(request.headers), pairs(request.queryString)];
      return [{ method: String(request.method), path: pathname, headers, query, body }];
    } catch {
      return [];
    }
  });
}

/** Returns the schema of the first successful answer. */
function answerOf(spec: Json, operation: Json): Json {
  const [, answer] =
    Object.entries(jsonIn(operation.responses)).find(([status]) => /^(?:2|default)/.test(status)) ?? [];
  const { content, schema } = resolved(spec, answer);
  return resolved(spec, schema ?? jsonIn(Object.values(jsonIn(content))[0]).schema);
}

/** Returns the fields of the rows in an answer, found inside its envelope and lists. */
function rowFields(spec: Json, schema: Json, depth = 0): string[] {
  if (schema.items) return rowFields(spec, resolved(spec, schema.items), depth + 1);
  const properties = jsonIn(schema.properties);
  for (const name of ['rows', 'list', 'records', 'content', 'data', 'result'])
    if (name in properties && depth < 5) {
      const found = rowFields(spec, resolved(spec, properties[name]), depth + 1);
      if (found.length > 0) return found;
    }
  return Object.keys(properties);
}

/** Follows a `$ref` to the part of the document that it names, and merges the parts of an `allOf`. */
function resolved(spec: Json, value: unknown): Json {
  const part = jsonIn(value);
  if (typeof part.$ref === 'string') {
    const target = part.$ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, name) => jsonIn(at)[name.replaceAll('~1', '/')], spec);
    return resolved(spec, target);
  }
  if (!Array.isArray(part.allOf)) return part;
  const all = part.allOf.map((one) => resolved(spec, one));
  return { ...part, properties: Object.assign({}, ...all.map((one) => jsonIn(one.properties))) as Json };
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
