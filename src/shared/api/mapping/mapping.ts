// Must come first: it stops zod from compiling code from strings, which the content security policy reports.
import '../parseRows';
import { z } from 'zod';

/** A place in JSON: names separated by points, `*` for every entry of a list, '' for all of it. */
const place = z.string().regex(/^(?:(?:\/?[\w*-]+)(?:\.[\w*-]+)*)?$/, 'is no path such as data.rows.*.id');
/** A call, `GET /system/user/:id`. */
const call = z.string().regex(/^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/, 'is no call such as GET /system/user/:id');
/** A call, and where in its content the wanted value is: `GET /system/role/:roleId data.menuIds`. */
const callAndPlace = z.string().regex(/^(?:GET|POST) \/\S*(?: [\w.*-]+)?$/, 'is no call with a path');
const names = z.record(z.string(), place);
const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** How records of one kind are written: our field to theirs ('' for one they do not have), and our value to theirs. */
const recordSchema = z.strictObject({
  fields: names.optional(),
  values: z.record(z.string(), z.record(z.string(), plain)).optional(),
  /** Filters with another name than their field, or another form: `name=*:value*`; '' is one the server does not have. */
  filters: z.record(z.string(), z.string()).optional(),
});

const ruleSchema = recordSchema.extend({
  /** Their call; `:name` is a part of our path, a parameter, a field of our body or what came `before`. */
  to: call.optional(),
  /** Their body: `":name"` is a value, `":name[]"` a list of it, `":name,"` the list as one text, `":data"` our record. */
  body: z.unknown().optional(),
  /** Where in their content our answer is: a path, or a path for each of our fields; `/` begins at the whole body. */
  answer: z.union([place, names]).optional(),
  /** Fields of the answer that they do not have. */
  add: z.record(z.string(), z.unknown()).optional(),
  /** True for a tree whose rows have `children`: we take it flat. */
  flat: z.boolean().optional(),
  /** Our field by which one row of a list is taken, the one that our path names. */
  pick: z.string().optional(),
  /** Values that are read before the call, and fields of the answer that are read after it. */
  before: z.record(z.string(), callAndPlace).optional(),
  with: z.record(z.string(), callAndPlace).optional(),
  /** Further calls; one whose values are not sent is left out. `:answer` is the first answer. */
  after: z.array(z.strictObject({ to: call, body: z.unknown().optional() })).optional(),
  /** The answer, where no call is needed. */
  reply: z.unknown().optional(),
  /** The fields of our body that are encrypted with `publicKey`. */
  encrypt: z.array(z.string()).optional(),
  /** Where a captcha's picture (base64) and id are in the answer; without `id` it is our parameter `t`. */
  picture: z.strictObject({ at: place, id: place.optional() }).optional(),
});

const mappingSchema = z.strictObject({
  /** Paths in a body; `success` are the codes that are none of a refusal. A server without an envelope has no `code`. */
  envelope: z.strictObject({
    code: place.optional(),
    success: z.array(plain).optional(),
    message: place.optional(),
    data: place.optional(),
    rows: place.optional(),
    total: place.optional(),
  }),
  pages: z.strictObject({ num: z.string(), size: z.string(), first: z.union([z.literal(0), z.literal(1)]) }).optional(),
  /** The query that sorts, such as `sort=:field,:order`. */
  sort: z.string().optional(),
  token: z.strictObject({ header: z.string(), prefix: z.string().optional() }).optional(),
  /** Further headers of every request. */
  headers: z.record(z.string(), z.string()).optional(),
  names: z.literal('snake').optional(),
  times: z.enum(['milliseconds', 'iso']).optional(),
  /** Their permission strings: the one that allows everything, replacements in order (`a|b` for two), what all may. */
  permissions: z
    .strictObject({
      all: z.string().optional(),
      rename: z.array(z.tuple([z.string().refine(isPattern, 'is no regular expression'), z.string()])).optional(),
      also: z.array(z.string()).optional(),
    })
    .optional(),
  /** Where a menu row has what we need; `screens` has our key and component by theirs: `"system/user/index": "user system/UserList"`. */
  menu: z
    .strictObject({
      name: place,
      path: place,
      component: place,
      icon: place.optional(),
      hidden: place.optional(),
      shown: place.optional(),
      link: place.optional(),
      screens: z.record(z.string(), z.string().regex(/^\S+ \S+$/, 'is no key and component')),
      /** Rows of ours that come first. */
      first: z.array(z.record(z.string(), plain)).optional(),
    })
    .optional(),
  /** An RSA key (SPKI, base64). */
  publicKey: z.string().optional(),
  /** The kinds of record, by the beginning of our path. */
  records: z.record(z.string(), recordSchema).optional(),
  /** Our calls; the others go out as they are. */
  calls: z.record(call, z.union([call, ruleSchema])),
});

/** How a backend that keeps another contract is spoken to (docs/adopt.md). */
export type Mapping = z.infer<typeof mappingSchema>;
export type Rule = z.infer<typeof ruleSchema>;
export type RecordRule = z.infer<typeof recordSchema>;

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}

/** What is wrong in a mapping: where it is, and why. */
export function wrongInMapping(given: unknown): [place: string, why: string][] {
  const { error } = mappingSchema.safeParse(given);
  return (error?.issues ?? []).map(({ path, message }) => [['mapping', ...path.map(String)].join('.'), message]);
}
