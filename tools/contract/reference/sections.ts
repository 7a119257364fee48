import { readFileSync } from 'node:fs';
import business from '../../../docs/contract/business-entities.proposed.json';

type Entity = (typeof business.entities)[number];

const PART_4 = '---\n\n<a id="part-4"></a>';

/**
 * Returns docs/contract/README.md with the sections 3.4.x generated from `business-entities.proposed.json`, in its
 * order. Text below the line of a section's states is kept. The section of a new entity is added at the end of part 3.
 */
export function contractPage(): string {
  const current = readFileSync('docs/contract/README.md', 'utf8');
  return business.entities.reduce((text, entity, index) => withSection(text, `3.4.${index + 1}`, entity), current);
}

function withSection(text: string, number: string, entity: Entity) {
  const section = sectionOf(number, entity);
  const start = text.indexOf(`<a id="${number}"></a>`);
  if (start === -1) return text.replace(PART_4, () => `${section}\n\n${PART_4}`);
  const states = text.indexOf('\n- States: ', start);
  return text.slice(0, start) + section + text.slice(text.indexOf('\n', states + 1));
}

/** Formats an entity: its calls and permissions, its fields, and what can be done with a record. */
function sectionOf(number: string, { key, zh, en, base, permPrefix, area, routes, fields, ...rest }: Entity) {
  return `<a id="${number}"></a>

### ${number} ${zh} \`${key}\` (${en})

Base \`${base}\`; permissions \`${permPrefix}:*\`; area ${area}; keys: ${routes}.

| Field | TS type | Dict / entity | Req | Max | 中文 | English | Filter | List | Form | Detail |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${fields.map(rowOf).join('\n')}

- Actions: ${rest.actions}.
- Rules: ${rest.rules}.
- States: ${/^[A-Z]+$/.test(rest.states) ? `${rest.states} (3.2)` : rest.states}.`;
}

function rowOf({
  name,
  type,
  enum: values,
  required,
  max,
  zh,
  en,
  filter,
  list,
  form,
  detail,
}: Entity['fields'][number]) {
  const isFiltered = filter === 'range' ? filter : Boolean(filter);
  const cells = [name, `\`${type}\``, values, required, max, zh, en, isFiltered, list, form, detail];
  return `| ${cells.map((cell) => (cell === true ? 'yes' : cell || '-')).join(' | ')} |`;
}
