/** Something a contract leaves open: `${key}` in its text (docs/contract#3.4.28). */
export interface Variable {
  key: string;
  label: string;
  /** How what is filled in looks. */
  type: VariableType;
  required: boolean;
}

export const VARIABLE_TYPES = ['text', 'number', 'money', 'date'] as const;
export type VariableType = (typeof VARIABLE_TYPES)[number];

/** How many variables a template has at most (docs/contract#3.4.28). */
export const MOST_VARIABLES = 50;

/** A name for a variable: a Latin letter first, then letters, digits and `_`; 40 characters at most. */
export const isKey = (key: string): boolean => /^[A-Za-z]\w{0,39}$/.test(key);

/** The tags of HTML, for taking them out or stepping over them: a variable never reaches across one. */
const TAG = /(<[^>]*>)/;
const PLACE = /\$\{([^{}]*)\}/g;

/** What is wrong with the variables of a text; `keys` are shown as they stand there. */
export interface VariableProblem {
  kind: 'unknown' | 'malformed' | 'double' | 'badKey' | 'noLabel' | 'tooMany';
  keys: string[];
}

/** The pieces of text between the tags of HTML. */
const textsOf = (html: string) => html.split(TAG).filter((piece) => !piece.startsWith('<'));

/** The keys a text names, each once, in the order they are met; malformed ones are left out. */
export function keysIn(html: string): string[] {
  const keys = textsOf(html).flatMap((text) => [...text.matchAll(PLACE)].map(([, key = '']) => key.trim()));
  return [...new Set(keys.filter(isKey))];
}

/** What stands in a text like a variable and is none: an empty or odd name, or one that is never closed. */
function malformedIn(html: string): string[] {
  return textsOf(html).flatMap((text) => {
    const odd = [...text.matchAll(PLACE)].filter(([, key = '']) => !isKey(key.trim())).map(([place]) => place);
    const open = text.replaceAll(PLACE, '').match(/\$\{[^\s<]{0,20}/g) ?? [];
    return [...odd, ...open];
  });
}

/** Whether a list of variables is in order by itself: named, each once, with words, not too many. */
export function problemOfList(variables: readonly Variable[]): VariableProblem | undefined {
  const keys = variables.map(({ key }) => key);
  const bad = keys.filter((key) => !isKey(key));
  if (bad.length > 0) return { kind: 'badKey', keys: bad };
  const double = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (double.length > 0) return { kind: 'double', keys: [...new Set(double)] };
  const nameless = variables.filter(({ label }) => label.trim() === '').map(({ key }) => key);
  if (nameless.length > 0) return { kind: 'noLabel', keys: nameless };
  return keys.length > MOST_VARIABLES ? { kind: 'tooMany', keys: [] } : undefined;
}

/** Whether a text names only variables that are declared; the same question in the form and on the server. */
export function problemOfText(html: string, variables: readonly Variable[]): VariableProblem | undefined {
  const malformed = malformedIn(html);
  if (malformed.length > 0) return { kind: 'malformed', keys: [...new Set(malformed)] };
  const known = new Set(variables.map(({ key }) => key));
  const unknown = keysIn(html).filter((key) => !known.has(key));
  return unknown.length > 0 ? { kind: 'unknown', keys: unknown } : undefined;
}

/** The declared variables a text never names: no mistake, and worth a hint. */
export function unusedIn(html: string, variables: readonly Variable[]): string[] {
  const used = new Set(keysIn(html));
  return variables.map(({ key }) => key).filter((key) => !used.has(key));
}

/** The text with values in place of its variables, each as plain text whatever is in it; others stay as they are. */
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

/** Text as HTML that shows exactly it. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
