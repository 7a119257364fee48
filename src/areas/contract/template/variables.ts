/** A placeholder in a contract: `${key}` in its text (docs/contract#3.4.28). */
export interface Variable {
  key: string;
  label: string;
  /** The type of the variable's value. */
  type: VariableType;
  required: boolean;
}

export const VARIABLE_TYPES = ['text', 'number', 'money', 'date'] as const;
export type VariableType = (typeof VARIABLE_TYPES)[number];

/** Max number of variables in a template (docs/contract#3.4.28). */
export const MAX_VARIABLES = 50;

/**
 * True for a valid key. A key starts with a Latin letter, followed by letters, digits and `_`. The max length is 40.
 */
export const isKey = (key: string): boolean => /^[A-Za-z]\w{0,39}$/.test(key);

/** Matches an HTML tag. A variable never contains a tag. */
const TAG = /(<[^>]*>)/;
const PLACE = /\$\{([^{}]*)\}/g;

/** A problem with the variables. `keys` are the variables concerned, as written in the template. */
export interface VariableProblem {
  kind: 'unknown' | 'malformed' | 'double' | 'badKey' | 'noLabel' | 'tooMany';
  keys: string[];
}

/** Returns the pieces of text between HTML tags. */
const textsOf = (html: string) => html.split(TAG).filter((piece) => !piece.startsWith('<'));

/** Returns the valid keys used in a text, in order of appearance, without duplicates. */
export function keysIn(html: string): string[] {
  const keys = textsOf(html).flatMap((text) => [...text.matchAll(PLACE)].map(([, key = '']) => key.trim()));
  return [...new Set(keys.filter(isKey))];
}

/** Returns malformed variables. Such a variable has an empty key, an invalid key, or no closing brace. */
function malformedIn(html: string): string[] {
  return textsOf(html).flatMap((text) => {
    const odd = [...text.matchAll(PLACE)].filter(([, key = '']) => !isKey(key.trim())).map(([place]) => place);
    const open = text.replaceAll(PLACE, '').match(/\$\{[^\s<]{0,20}/g) ?? [];
    return [...odd, ...open];
  });
}

/** Validates a list of variables: keys are valid and unique, labels are not empty, the number is within the limit. */
export function problemOfList(variables: readonly Variable[]): VariableProblem | undefined {
  const keys = variables.map(({ key }) => key);
  const bad = keys.filter((key) => !isKey(key));
  if (bad.length > 0) return { kind: 'badKey', keys: bad };
  const double = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (double.length > 0) return { kind: 'double', keys: [...new Set(double)] };
  const nameless = variables.filter(({ label }) => label.trim() === '').map(({ key }) => key);
  if (nameless.length > 0) return { kind: 'noLabel', keys: nameless };
  return keys.length > MAX_VARIABLES ? { kind: 'tooMany', keys: [] } : undefined;
}

/** Returns which inputs of a variable are wrong: the key if it is invalid or a duplicate, the label if it is empty. */
export function wrongIn(variables: readonly Variable[], index: number): { key: boolean; label: boolean } {
  const { key = '', label = '' } = variables[index] ?? {};
  const isDouble = variables.some((one, other) => other < index && one.key === key);
  return { key: !isKey(key) || isDouble, label: label.trim() === '' };
}

/** Checks that a text has no malformed or undeclared variables. The server also refuses undeclared variables. */
export function problemOfText(html: string, variables: readonly Variable[]): VariableProblem | undefined {
  const malformed = malformedIn(html);
  if (malformed.length > 0) return { kind: 'malformed', keys: [...new Set(malformed)] };
  const known = new Set(variables.map(({ key }) => key));
  const unknown = keysIn(html).filter((key) => !known.has(key));
  return unknown.length > 0 ? { kind: 'unknown', keys: unknown } : undefined;
}

/** Returns the keys of unused declared variables. These are allowed, but the user gets a hint. */
export function unusedIn(html: string, variables: readonly Variable[]): string[] {
  const used = new Set(keysIn(html));
  return variables.map(({ key }) => key).filter((key) => !used.has(key));
}

/** Replaces variables with values, escaped as plain text. Variables without a value stay unchanged. */
export function filled(html: string, values: Readonly<Record<string, string>>): string {
  const fill = (text: string) =>
    text.replaceAll(PLACE, (place, key: string) => {
      const name = key.trim();
      return Object.hasOwn(values, name) ? escaped(values[name] ?? '') : place;
    });
  return html
    .split(TAG)
    .map((piece) => (piece.startsWith('<') ? piece : fill(piece)))
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
