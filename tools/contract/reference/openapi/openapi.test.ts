import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { optionalCalls } from '@/shared/api/optional';
import { bodyProblems } from '@/testing/sentCalls';
import { answers } from './answers';
import { bodies, uploads } from './bodies';
import { calls } from './calls';

interface Answer {
  example?: unknown;
  schema: { anyOf: [{ properties: { data: { required?: string[] } } }] };
}
interface Operation {
  operationId: string;
  'x-optional'?: string;
  'x-permission'?: string;
  description?: string;
  requestBody?: { content: { 'application/json'?: { example?: unknown } } };
  responses: Record<200, { content: Record<'application/json' | 'text/event-stream', Answer> }>;
  security?: unknown[];
}
const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
const isOf = (asked: string, named: string) => new RegExp(`^${named.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked);

describe('docs/openapi.json', () => {
  it('docs/openapi.json is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('docs/openapi.json has every call once, under its own operation name', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.length).toBeGreaterThan(300);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(calls.length);
  });

  it('docs/openapi.json marks exactly the optional calls as optional', () => {
    const marked = operations.filter(({ operation }) => operation['x-optional']);
    const unmarked = optionalCalls().filter(
      (one) =>
        !marked.some(({ method, path }) => method === one.method && isOf(path.replaceAll(/[{}]/g, ''), one.path)),
    );
    expect(unmarked).toEqual([]);
    expect(marked).toHaveLength(optionalCalls().length);
  });

  it('docs/openapi.json states the permissions required by requests, and marks requests that need no token', () => {
    const open = operations.filter(({ operation }) => operation.security?.length === 0).map(({ path }) => path);
    expect(open).toContain('/auth/login');
    expect(open.filter((path) => !/^\/(auth|code|system\/(social|verification|operator))/.test(path))).toEqual([]);
    expect(document.paths['/system/user/save']?.post?.['x-permission']).toBe('system:user:add');
  });

  it('docs/openapi.json describes the body of every POST', () => {
    const silent = operations
      .filter(({ method, path, operation }) => method === 'POST' && !operation.requestBody && !/\/remove/.test(path))
      .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
    // The other calls declare an empty body.
    expect(
      silent.filter((path) => !(path in bodies)),
      'add them to openapi/bodies.ts',
    ).toEqual([]);
  });

  it('docs/openapi.json describes every call, and has a valid example of every body', () => {
    const bare = operations.filter(({ operation }) => !/^[A-Z].{10,}/.test(operation.description ?? ''));
    expect(bare.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    const wrong = operations.flatMap(({ method, path, operation }) => {
      const body = operation.requestBody?.content['application/json'];
      const url = `http://localhost/api${path.replaceAll(/\{\w+\}/g, '1')}`;
      return method === 'POST' && body
        ? body.example
          ? bodyProblems(url, body.example)
          : `${path} has no example`
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('the sign-in example in docs/openapi.json needs no second factor', () => {
    const [signIn] = operations.filter(({ path }) => path === '/auth/login');
    const answer = signIn?.operation.responses[200].content['application/json'];
    expect(answer?.example).toEqual({ code: 0, msg: 'success', data: { token: expect.any(String) as string } });
    expect(answer?.schema.anyOf[0].properties.data.required).toBeUndefined();
  });

  it('docs/openapi.json has an example event of the event stream', () => {
    const [events] = operations.filter(({ path }) => path === '/system/events');
    expect(events?.operation.responses[200].content['text/event-stream'].example).toMatch(/^id: \d+\nevent: /);
  });

  it('every example request and response belongs to an endpoint that exists', () => {
    const paths = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    expect(Object.keys(answers).filter((call) => !paths.has(call))).toEqual([]);
    expect([...Object.keys(bodies), ...uploads].filter((path) => !paths.has(`POST ${path}`))).toEqual([]);
  });
});
