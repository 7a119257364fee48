/** What can stand behind the colon of a field, `name:text`; any name of a dictionary can as well: `level:biz_skill_level`. */
export const KINDS = ['text', 'textarea', 'number', 'date', 'time', 'yesno', 'status', 'sort', 'remark'];

/** The kinds of fields that are known by their names. */
const BY_NAME = [
  [/^status$/, 'status'],
  [/^sort$/, 'sort'],
  [/^remark$/, 'remark'],
  [/^is[A-Z]/, 'yesno'],
  [/Date$/, 'date'],
  [/Time$/, 'time'],
  [/(?:^|[a-z])(?:[cC]ount|[aA]mount|[yY]ears|orderNum)$/, 'number'],
  [/(?:^|[a-z])(?:[dD]escription|[cC]ontent|[iI]ntroduction)$/, 'textarea'],
];
/** Fields nobody can do without where a record has them; `code` is also one no two records share. */
const ALWAYS_THERE = /^(?:name|code)$|Name$/;

/** Fields the server fills in: they stand in the list and in no form. */
const BY_SERVER = /^(?:create|update)(?:By|Time)$/;

/**
 * A field as it is written on the command line: `name`, `name:kind`, and `!` at the end of one that must be filled in.
 * Throws with words for the person who typed it.
 */
export function parseField(text) {
  const [, name, kind, must] = /^([a-z][A-Za-z0-9]*)(?::([a-z][a-z0-9_]*))?(!)?$/.exec(text) ?? [];
  if (!name) throw new Error(`"${text}" is no field: name, name:kind or name:kind! (must be filled in)`);
  if (name === 'id') throw new Error('Every record has an "id": it is not named.');
  const dictionary = /^(?:biz|sys|act)_/.test(kind ?? '') ? kind : undefined;
  if (kind && !dictionary && !KINDS.includes(kind))
    throw new Error(
      `There is no kind "${kind}" of fields. There are: ${KINDS.join(', ')}, and dictionaries (biz_…, sys_…).`,
    );
  const known = kind ?? BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'text';
  if (['status', 'sort', 'remark'].includes(known) && known !== name)
    throw new Error(`A field of the kind "${known}" is called "${known}".`);
  const byServer = BY_SERVER.test(name);
  if (byServer && must) throw new Error(`"${name}" is made by the server: nobody fills it in.`);
  return {
    name,
    kind: dictionary ? 'dict' : known,
    dictionary,
    byServer,
    required: must === '!' || known === 'status' || (known === 'text' && ALWAYS_THERE.test(name)),
  };
}

/** The fields whose words every record shares. */
export const SHARED_WORDS = ['status', 'sort', 'remark', 'createTime'];
