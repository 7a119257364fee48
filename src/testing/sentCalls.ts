import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import document from '../../docs/openapi.json';

/** The parts of an operation in docs/openapi.json that describe the data a call sends. */
interface Operation {
  parameters: { name?: string; in?: string; $ref?: string; schema?: { enum?: string[] } }[];
  requestBody?: { content: { 'application/json'?: { schema: { properties?: object } } } };
}

const operations = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      pattern: new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
const checks = new Map<string, ValidateFunction>();

/** Finds the call of docs/openapi.json for a request. Calls without path parameters have priority. */
function operationOf(method: string, url: string) {
  const { pathname } = new URL(url);
  const found = operations.filter((one) => one.method === method && one.pattern.test(pathname));
  return found.find(({ path }) => !path.includes('{')) ?? found[0];
}

/** Compares the query of a request with docs/openapi.json. Returns unknown parameters and sort fields. */
export function queryProblems(method: string, url: string): string[] {
  const found = operationOf(method, url);
  if (!found) return [];
  const known = new Map(found.operation.parameters.map((one) => [one.name ?? one.$ref?.split('/').at(-1), one]));
  return [...new URL(url).searchParams].flatMap(([name, value]) => {
    if (!known.has(name)) return `${found.path}: ${name} is not in its parameters`;
    const fields = name === 'sortField' ? known.get(name)?.schema?.enum : undefined;
    return fields?.includes(value) === false ? `${found.path}: ${value} is no field to sort by` : [];
  });
}

/**
 * Compares the body of a POST with docs/openapi.json. Returns unknown fields, missing fields and wrong types. Empty for
 * a valid body, and for a call that is not in the document.
 */
export function bodyProblems(url: string, body: unknown): string[] {
  const found = operationOf('POST', url);
  if (!found || body === undefined) return [];
  const schema = found.operation.requestBody?.content['application/json']?.schema;
  const sent = Object.entries((body ?? {}) as object).filter(([, value]) => value !== undefined);
  const known = Object.keys(schema?.properties ?? {});
  const unknown = sent.filter(([key]) => !known.includes(key)).map(([key]) => `${key} is not in its body`);
  if (!schema) return unknown.map((words) => `${found.path}: ${words}`);
  const check = checks.get(found.path) ?? ajv.compile(schema);
  checks.set(found.path, check);
  check(body);
  const wrong = (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return [...unknown, ...wrong].map((words) => `${found.path}: ${words}`);
}
