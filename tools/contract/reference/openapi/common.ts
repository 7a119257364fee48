import type { Json } from './schemas';

/** Returns a reference to a part of `components`. */
export const ref = (name: string) => ({ $ref: `#/components/${name}` });

export const TEXT = { type: 'string' };
/** The schema for a number of rows or pages. */
export const COUNT = { type: ['integer', 'string'] };
/** The schema of every answer that is not a success. */
export const REFUSAL = {
  type: 'object',
  description: 'A refusal, with HTTP 200 as a rule: `msg` is shown to the person.',
  required: ['code', 'msg'],
  properties: { code: { not: { const: 0 } }, msg: { type: 'string' } },
};

const json = (description: string, example: Json) => ({
  description,
  content: { 'application/json': { schema: { type: 'object' }, example } },
});
/** The answers that many calls have. */
export const ANSWERS = {
  Done: {
    description: 'Success, or a refusal.',
    content: {
      'application/json': {
        schema: {
          anyOf: [
            { type: 'object', required: ['code'], properties: { code: { const: 0 }, msg: TEXT } },
            ref('schemas/Refusal'),
          ],
        },
        example: { code: 0, msg: 'success' },
      },
    },
  },
  NoToken: json('No token, or one that has expired: the product asks for a new sign-in.', {
    code: 401,
    msg: 'token verify error',
  }),
  Forbidden: json('The permission is missing.', { status: 403, error: 'Forbidden', message: 'forbidden' }),
  Unknown: json('The server does not have this optional call: 404, 405 or 501, or such a `code`.', {
    status: 404,
    error: 'Not Found',
  }),
};
