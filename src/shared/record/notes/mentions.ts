import type { Id } from '@/shared/lib/id';
import type { Person } from '@/shared/form/fields/people.api';

/** Max number of people suggested at once. */
const OFFERED = 10;

/** The name of a person after `@`, with the login name if several people share the name. */
export function mentionName(person: Person, people: readonly Person[]): string {
  const { userId, userName, loginName } = person;
  const isShared = people.some((one) => one.userName === userName && String(one.userId) !== String(userId));
  return isShared && loginName ? `${userName}(${loginName})` : userName;
}

/** The first people whose name or login name contains the text; ignores case. */
export function peopleLike(text: string, people: readonly Person[]): Person[] {
  const part = text.toLowerCase();
  return people
    .filter(({ userName, loginName }) => `${userName}\n${loginName ?? ''}`.toLowerCase().includes(part))
    .slice(0, OFFERED);
}

/** An `@` directly before a name. Ignores the `@` of an e-mail address. */
const AT = /(?<![\w.+-])@(?=[\p{L}\p{N}_])/gu;

/** True if a text may mention people. */
export const hasMention = (content: string) => content.search(AT) >= 0;

/**
 * Returns the ids of the people that a text mentions, without duplicates. A person is mentioned by an `@` before the
 * name. If several names match, the longest name counts.
 */
export function mentionedIn(content: string, people: readonly Person[]): Id[] {
  const names = people
    .map((person) => ({ id: person.userId, name: mentionName(person, people) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const found = [...content.matchAll(AT)].flatMap(({ index }) => {
    const rest = content.slice(index + 1);
    return names.find(({ name }) => name !== '' && rest.startsWith(name) && isWhole(name, rest))?.id ?? [];
  });
  return [...new Set(found)];
}

/** False if the name is only the beginning of a longer Latin word or number: `@annette` does not mention `ann`. */
const isWhole = (name: string, rest: string) => !/\w$/.test(name) || !/^\w/.test(rest.slice(name.length));
