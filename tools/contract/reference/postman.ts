import type { Json } from './openapi/schemas';

interface Parameter {
  name: string;
  in: string;
  description?: string;
  example?: unknown;
  $ref?: string;
}
interface Operation {
  tags: string[];
  summary: string;
  description: string;
  security?: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

/** Returns the calls as a Postman collection (2.1) with one folder per tag. The sign-in stores the token. */
export function postman(document: Json): Json {
  const { version } = document.info as { version: string };
  const folders = new Map<string, Json[]>();
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Operation>>))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? '';
      folders.set(tag, [...(folders.get(tag) ?? []), itemOf(method.toUpperCase(), path, operation)]);
    }
  return {
    info: {
      name: `Talent Desk ${version}`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'token' },
        { key: 'value', value: '{{token}}' },
        { key: 'in', value: 'header' },
      ],
    },
    variable: [
      { key: 'base', value: 'http://127.0.0.1:8081/api' },
      { key: 'token', value: '' },
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  };
}

function itemOf(
  method: string,
  path: string,
  { summary, description, security, parameters, requestBody }: Operation,
): Json {
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, example, description: words }) => ({
      key: name,
      value: example === undefined ? '' : String(example),
      ...(words && { description: words }),
      // Filters are disabled. Parameters with an example are enabled, because they are needed.
      disabled: example === undefined,
    }));
  const variable = parameters
    .filter((one) => one.in === 'path')
    .map(({ name, example }) => ({ key: name, value: String(example ?? '') }));
  const parts = path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/');
  const body = requestBody?.content['application/json']?.example;
  return {
    name: summary,
    request: {
      method,
      description,
      ...(security && { auth: { type: 'noauth' } }),
      ...(body !== undefined && {
        header: [{ key: 'Content-Type', value: 'application/json' }],
        body: { mode: 'raw', raw: JSON.stringify(body, null, 2) },
      }),
      ...(requestBody?.content['multipart/form-data'] && {
        body: { mode: 'formdata', formdata: [{ key: 'file', type: 'file', src: '' }] },
      }),
      url: {
        raw: `{{base}}/${parts.join('/')}`,
        host: ['{{base}}'],
        path: parts,
        ...(query.length > 0 && { query }),
        ...(variable.length > 0 && { variable }),
      },
    },
    ...(path === '/auth/login' && {
      event: [
        { listen: 'test', script: { exec: ["pm.collectionVariables.set('token', pm.response.json().data.token);"] } },
      ],
    }),
  };
}
