import { hostile } from '../../src/testing/hostile/richText';
import { hostileAddresses } from '../../src/testing/hostile/addresses';
import { END } from '../support/hostile';
import { dictEntries, type Entity, type Field } from './contract';
import type { Variant } from './variants';

const START = Date.UTC(2026, 0, 5, 1, 12, 30);

/** Marks a text that the server writes as a bare number, because JavaScript's numbers would lose digits. */
const LONG = '§long§';
export const bareLongNumbers = (json: string) => json.replaceAll(new RegExp(`"${LONG}(\\d+)"`, 'g'), '$1');

/** Returns an id without the mark. */
export const readable = (id: number | string) => String(id).replace(LONG, '');

/** Returns the id of the nth record in the format of this variant. */
export function idOf(index: number, { ids }: Variant): number | string {
  const long = `74000000000000${String(10001 + index)}`;
  if (ids === 'text') return long;
  return ids === 'long' ? LONG + long : index + 1;
}

/** Returns the nth record of an entity, as the server of this variant sends it. */
export function recordOf({ id, fields }: Entity, index: number, variant: Variant): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.name === id && fields.some(({ name, type }) => name === id && type === 'number'))
      record[field.name] = idOf(index, variant);
    else if (variant.nulls && isOptional(field)) record[field.name] = null;
    else record[field.name] = valueOf(field, index, variant);
  }
  if (fields.some(({ name }) => name === 'children')) record.children = null;
  if (fields.some(({ name }) => name === 'parentId' || name === 'pid')) {
    record.parentId = index === 0 ? 0 : idOf(0, variant);
    record.pid = 0;
  }
  if (variant.extra)
    Object.assign(record, { searchValue: {}, params: { a: [1] }, constructorName: '', toString: 'no' });
  return record;
}

const TEXTS = hostile.join(END);
const ADDRESSES = hostileAddresses.filter((address) => typeof address === 'string');
let count = 0;

/** Replaces texts with hostile texts and addresses with hostile addresses. All other values stay. */
function poisoned(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => poisoned(entry, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, poisoned(entry, key)]));
  if (typeof value !== 'string' || value === '' || /id$/i.test(name)) return value;
  if (value === PICTURE || /url|link|address|path/i.test(name)) return ADDRESSES[count++ % ADDRESSES.length];
  return /[\u4e00-\u9fff]|^[a-zA-Z]+\d+$/.test(value) ? TEXTS : value;
}

/** True for a field that the contract does not require of the server: all except ids and the menu's key and type. */
const isOptional = ({ name }: Field) => name !== 'id' && name !== 'menuType' && name !== 'menuKey';

function valueOf(field: Field, index: number, variant: Variant): unknown {
  const value = ordinary(field, index, variant);
  if (variant.hostile) return poisoned(value, field.name);
  if (!variant.misfit || field.name.toLowerCase().endsWith('id')) return value;
  if (Array.isArray(value)) return { list: value };
  if (typeof value === 'number') return index % 2 ? String(value) : { value };
  if (typeof value === 'string' && index % 3 === 0) return { text: value };
  return value;
}

/** Texts with a required format (as the contract describes it), so that a form can save the values it loaded. */
const FORMED: Readonly<Record<string, (index: number) => string>> = {
  phonenumber: (index) => `1380000100${index}`,
  email: (index) => `person${index}@example.com`,
  schoolCode: (index) => `410000000${index}`,
  website: () => 'https://school.example',
  queryUrl: () => 'https://certificates.example',
  industryCode: (index) => `${index + 1}`.padStart(2, '0'),
  occupationCode: (index) => `4-08-05-0${index + 1}`,
  specialtyCode: (index) => `08090${index}`,
  version: (index) => `v1.${index}`,
  key: (index) => `process_${index}`,
  phone: (index) => `010-8888000${index}`,
  menuKey: (index) => `screen${index}`,
  path: (index) => `/screen${index}`,
  articleContent: () => 'The quick brown fox jumps over the lazy dog. '.repeat(3),
  content: () => 'The quick brown fox jumps over the lazy dog. '.repeat(3),
};

function ordinary({ name, type, enum: kind, zh }: Field, index: number, variant: Variant): unknown {
  if (type === 'string' || type.startsWith('string(url')) {
    const formed = FORMED[name]?.(index);
    if (formed !== undefined) return formed;
  }
  if (name === 'dictType' && !kind) return dictEntries[0]?.dictType;
  if (type.endsWith('[]') && type.startsWith('{'))
    return [0, 1].map((line) =>
      Object.fromEntries(innerFields(type).map((inner) => [inner, innerValue(inner, index + line, variant)])),
    );
  if (type.startsWith('{'))
    return Object.fromEntries(innerFields(type).map((inner) => [inner, innerValue(inner, index, variant)]));
  if (type.startsWith('string[]')) return type.includes('url') ? [PICTURE] : [`${zh}1`, `${zh}2`];
  if (type.startsWith('number[]')) return [idOf(0, variant), idOf(1, variant)];
  if (/date/i.test(type) || /YYYY|yyyy/.test(type)) {
    // An end must be after its beginning.
    return dateOf(/time|HH/i.test(type), /^end|^expire|EndTime$/.test(name) ? index + 1 : index, variant);
  }
  if (type.includes('url')) return PICTURE;
  if (type.includes('html')) return `<p>${zh} <b>${index + 1}</b></p>`;
  if (kind) return entryOf(kind, type, index, variant);
  if (type.startsWith('boolean')) return index % 2 === 0;
  if (type.startsWith('number')) return name.endsWith('Id') ? idOf(index % 3, variant) : (index + 1) * 7;
  if (type.endsWith('[]')) return [];
  if (type.startsWith('string')) return `${zh}${index + 1}`;
  return null;
}

export const PICTURE = '/strange.png';

const innerFields = (type: string) =>
  (/\{(.*)\}/.exec(type)?.[1] ?? '').split(',').map((word) => word.trim().split(':')[0] ?? '');

function innerValue(name: string, index: number, variant: Variant): unknown {
  if (variant.nulls && index % 2) return null;
  if (/url|img|logo/i.test(name)) return PICTURE;
  if (/Date$|Time$/.test(name)) return dateOf(name.endsWith('Time'), index, variant);
  if (/id$/i.test(name)) return idOf(index, variant);
  if (name.startsWith('rank')) return index + 1;
  if (/amount|price|fee|score|sort|minutes|size|qty/i.test(name)) return (index + 1) * 3;
  return `${name}${index + 1}`;
}

/** Returns a date in the format of the variant: text, ISO 8601 or milliseconds (docs/decisions#6). */
function dateOf(withTime: boolean, index: number, { dates }: Variant): unknown {
  const moment = new Date(START + index * 93_784_000);
  if (dates === 'epoch') return moment.getTime();
  if (dates === 'iso') return withTime ? moment.toISOString() : moment.toISOString().slice(0, 10);
  const text = moment.toISOString().replace('T', ' ').slice(0, 19);
  return withTime ? text : text.slice(0, 10);
}

/** Returns an entry of the dictionary, or one of the values listed in the contract's text: "0 正常 1 停用". */
function entryOf(kind: string, type: string, index: number, { unknown }: Variant): unknown {
  const isNumber = type.startsWith('number');
  if (unknown && /^[a-z]+_|正|1/.test(kind)) return isNumber ? 97 + index : `new_${index}`;
  const entries = dictEntries.filter(({ dictType }) => dictType === kind).map(({ dictValue }) => dictValue);
  const listed =
    entries.length > 0
      ? entries
      : [...kind.matchAll(/(?:^|\s|=)'?(\w{1,2})(?=\s|=|')/g)].map(([, value]) => value ?? '');
  const value = listed[index % Math.max(1, listed.length)] ?? '';
  return isNumber ? Number(value) || index + 1 : value;
}
