/**
 * The kinds allowed after the colon of a field, as in `name:text`. The name of a dictionary is also allowed:
 * `level:biz_skill_level`.
 */
export const KINDS = ['text', 'textarea', 'number', 'money', 'date', 'time', 'yesno', 'status', 'sort', 'remark'];

/** The kinds by which a list can be sorted. */
export const SORTABLE = ['number', 'money', 'sort', 'date', 'time'];

/** The default kinds of fields, recognized by the name of the field. */
const BY_NAME = [
  [/^status$/, 'status'],
  [/^sort$/, 'sort'],
  [/^remark$/, 'remark'],
  [/^is[A-Z]/, 'yesno'],
  [/Date$/, 'date'],
  [/Time$/, 'time'],
  [/(?:^|[a-z])(?:[cC]ount|[yY]ears|orderNum)$/, 'number'],
  [/(?:^|[a-z])(?:[aA]mount|[pP]rice|[fF]ee)$/, 'money'],
  [/(?:^|[a-z])(?:[dD]escription|[cC]ontent|[iI]ntroduction)$/, 'textarea'],
];
/** Fields that are always required; `code` must also be unique. */
const ALWAYS_THERE = /^(?:name|code)$|Name$/;

/** Fields that the server fills in. They are columns of the list, but not in the form. */
const BY_SERVER = /^(?:create|update)(?:By|Time)$/;

/**
 * Parses a field from the command line: `name` or `name:kind`, with `!` at the end if it is required. Throws a message
 * for the user.
 */
export function parseField(text) {
  const [, name, kind, must] = /^([a-z][A-Za-z0-9]*)(?::([a-z][a-z0-9_]*))?(!)?$/.exec(text) ?? [];
  if (!name) throw new Error(`"${text}" is not a field. Write name, name:kind or name:kind! (required).`);
  if (name === 'id') throw new Error('Leave out the field "id": every record has one.');
  const dictionary = /^(?:biz|sys|act)_/.test(kind ?? '') ? kind : undefined;
  if (kind && !dictionary && !KINDS.includes(kind))
    throw new Error(
      `There is no kind "${kind}" of fields. There are: ${KINDS.join(', ')}, and dictionaries (biz_…, sys_…).`,
    );
  const known = kind ?? BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'text';
  if (['status', 'sort', 'remark'].includes(known) && known !== name)
    throw new Error(`A field of the kind "${known}" must be named "${known}".`);
  const byServer = BY_SERVER.test(name);
  if (byServer && must) throw new Error(`"${name}" cannot be required, because the server fills it in.`);
  return {
    name,
    kind: dictionary ? 'dict' : known,
    dictionary,
    byServer,
    required: must === '!' || known === 'status' || (known === 'text' && ALWAYS_THERE.test(name)),
  };
}

/** The fields whose labels are shared by all records. */
export const SHARED_WORDS = ['status', 'sort', 'remark', 'createTime'];
