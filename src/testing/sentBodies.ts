import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import document from '../../docs/openapi.json';

/** The parts of the document that say what a POST sends. */
interface Post {
  requestBody?: { content: { 'application/json'?: { schema: { properties?: object } } } };
}

const posts = Object.entries(document.paths as unknown as Record<string, { post?: Post }>).flatMap(([path, { post }]) =>
  post ? [{ path, post, pattern: new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }] : [],
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
const checks = new Map<string, ValidateFunction>();

/**
 * How a POST differs from docs/openapi.json: fields it does not know, fields that are missing or of another kind. Empty
 * for a body that fits, and for a call the document does not have.
 */
export function bodyProblems(url: string, body: unknown): string[] {
  const { pathname } = new URL(url);
  const found = posts.find(({ pattern }) => pattern.test(pathname));
  if (!found || body === undefined) return [];
  const schema = found.post.requestBody?.content['application/json']?.schema;
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
