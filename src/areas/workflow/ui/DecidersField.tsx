import type { Id } from '@/shared/lib/id';
import type { FieldProps } from '@/shared/display/fieldProps';
import { peopleChoices } from '@/shared/form/fields/people.api';
import { ResourceSelectMany } from '@/shared/form/fields/ResourceSelect';
import { type Deciders, decidersOf } from './deciders.api';

/** Selects roles, departments or users who may decide. The value is their ids as text. */
export function DecidersField({ kind, value, onChange, ...field }: FieldProps<readonly string[]> & { kind: Deciders }) {
  const props = { ...field, value: [...(value ?? [])], onChange: (ids: Id[]) => onChange?.(ids.map(String)) };
  if (kind === 'users') return <ResourceSelectMany {...props} choices={peopleChoices} />;
  return <ResourceSelectMany {...props} choices={decidersOf(kind)} />;
}
