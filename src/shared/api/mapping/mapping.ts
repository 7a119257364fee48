// Must come first: it stops zod from compiling code from strings, which the content security policy reports.
import '../parseRows';
import { z } from 'zod';

/** A path in JSON: names separated by dots, `*` for every entry of a list, '' for the whole value. */
const place = z.string().regex(/^(?:(?:\/?[\w*-]+)(?:\.[\w*-]+)*)?$/, 'is no path such as data.rows.*.id');
/** A call such as `GET /system/user/:id`. */
const call = z.string().regex(/^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/, 'is no call such as GET /system/user/:id');
/** A call, and optionally the path of a value in the response's content: `GET /system/role/:roleId data.menuIds`. */
const callAndPlace = z.string().regex(/^(?:GET|POST) \/\S*(?: [\w.*-]+)?$/, 'is no call with a path');
const names = z.record(z.string(), place);
const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Maps a kind of record: `fields` maps our names to the backend's ('' if absent there), `values` maps the values. */
const recordSchema = z.strictObject({
  fields: names.optional(),
  values: z.record(z.string(), z.record(z.string(), plain)).optional(),
  /**
   * Filters that need another name or format than the backend's field, keyed by our field. A value is the name of the
   * backend's filter, or a format such as `name=*:value*`. An empty value means that the backend has no such filter.
   */
  filters: z.record(z.string(), z.string()).optional(),
});

const ruleSchema = recordSchema.extend({
  /** The backend's call. `:name` is a part of our path, a parameter, a body field, or a value from `before`. */
  to: call.optional(),
  /**
   * The body: `":name"` is a value, `":name[]"` a list, `":name,"` a comma-separated list, `":data"` our record,
   * `":random"` a random password.
   */
  body: z.unknown().optional(),
  /** Where the content has our response: a path, or a path per field. A path with a leading `/` starts at the body. */
  answer: z.union([place, names]).optional(),
  /** Fields to add to the response because the backend lacks them, with values as in `body`. */
  add: z.record(z.string(), z.unknown()).optional(),
  /** True if the backend's rows form a tree with `children`, which is then flattened. */
  flat: z.boolean().optional(),
  /** Adds the ids of parents to a list of selected tree ids: the paths of the list and of the tree with all ids. */
  addParents: z.strictObject({ ids: place, tree: place }).optional(),
  /** For one row out of a list: the name of our field that must equal the first parameter in our path. */
  pick: z.string().optional(),
  /**
   * The values in `before` are fetched before the call. The values in `with` are fetched after the call, and become
   * fields of the response. The calls in `after` can use both.
   */
  before: z.record(z.string(), callAndPlace).optional(),
  with: z.record(z.string(), callAndPlace).optional(),
  /**
   * The name of our id field, for a backend whose updates need the whole record. Fields that our body lacks are then
   * filled in from the stored record, which is fetched with our `GET …/get/:id`.
   */
  whole: z.string().optional(),
  /** Further calls, each skipped if one of its values is missing. `:answer` is the response of the main call. */
  after: z.array(z.strictObject({ to: call, body: z.unknown().optional() })).optional(),
  /** A constant response, for which the backend is not called. */
  reply: z.unknown().optional(),
  /** The fields of our body to encrypt with `publicKey`. */
  encrypt: z.array(z.string()).optional(),
  /** The paths of a captcha's picture (base64) and id in the response; without `id` the id is our parameter `t`. */
  picture: z.strictObject({ at: place, id: place.optional() }).optional(),
});

/** Describes how to call a backend with another contract (docs/adopt.md). "Our" refers to the product's contract. */
const mappingSchema = z.strictObject({
  /**
   * Paths in the backend's response. `success` lists the codes of a success. A backend without an envelope has no
   * `code`.
   */
  envelope: z.strictObject({
    code: place.optional(),
    success: z.array(plain).optional(),
    message: place.optional(),
    data: place.optional(),
    rows: place.optional(),
    total: place.optional(),
  }),
  /** The names of the page parameters, the number of the first page, and the max page size that the backend accepts. */
  pages: z
    .strictObject({
      num: z.string(),
      size: z.string(),
      first: z.union([z.literal(0), z.literal(1)]),
      most: z.number().optional(),
    })
    .optional(),
  /** The query parameters for sorting, for example `sort=:field,:order`. */
  sort: z.string().optional(),
  token: z.strictObject({ header: z.string(), prefix: z.string().optional() }).optional(),
  /** Additional headers of every request. */
  headers: z.record(z.string(), z.string()).optional(),
  names: z.literal('snake').optional(),
  times: z.enum(['milliseconds', 'iso']).optional(),
  /**
   * How to convert the backend's permissions. `all` is the permission that allows everything. `rename` has
   * replacements, which are applied in order. The replacement `a|b` makes two permissions. All users get the
   * permissions in `also`.
   */
  permissions: z
    .strictObject({
      all: z.string().optional(),
      rename: z.array(z.tuple([z.string().refine(isPattern, 'is no regular expression'), z.string()])).optional(),
      also: z.array(z.string()).optional(),
    })
    .optional(),
  /** Paths in a menu row; `screens` maps the backend's component to our key and component: `user system/UserList`. */
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
      /** Our own rows, which precede the backend's. */
      first: z.array(z.record(z.string(), plain)).optional(),
    })
    .optional(),
  /** An RSA key (SPKI, base64). */
  publicKey: z.string().optional(),
  /** The mappings of the kinds of records, keyed by the base path of our calls. */
  records: z.record(z.string(), recordSchema).optional(),
  /** The rules, keyed by our calls; a call without a rule is sent unchanged. */
  calls: z.record(call, z.union([call, ruleSchema])),
});
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

/** Validates a mapping; returns the path and the reason of each problem. */
export function wrongInMapping(given: unknown): [place: string, why: string][] {
  const { error } = mappingSchema.safeParse(given);
  return (error?.issues ?? []).map(({ path, message }) => [['mapping', ...path.map(String)].join('.'), message]);
}
