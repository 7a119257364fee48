import { z } from 'zod';
import { id } from '@/shared/api/fields';
import { parseJson } from '@/shared/lib/json';
import { RESET, type StreamEvent } from './eventParser';

const text = z.string().max(500).nullish().catch(undefined);
/** An address within the product; anything else is no link. */
const link = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/)
  .nullish()
  .catch(undefined);
const flag = z.boolean().nullish().catch(undefined);

/** What the server pushes, by the name of the event (docs/contract#2.39). */
const kinds = {
  /** A new notice for the user. */
  notice: z.object({ noticeId: id.nullish(), title: text, urgent: flag, link }),
  /** A task of the user was created, claimed, handed on or decided. */
  task: z.object({ id: id.nullish(), what: text, title: text, urgent: flag }),
  /** A record below `path` was taken, released, assigned, decided or otherwise changed by the user `byId`. */
  record: z.object({ path: z.string(), id, what: text, byId: id.nullish() }),
  /** The user's permissions or menu have changed. */
  rights: z.object({}),
  /** The session was ended, with the reason to show. */
  signout: z.object({ reason: text }),
  /** An export that the server prepares is finished. */
  export: z.object({ id, status: text }),
  /** The server, or the client, has lost events of any kind: everything watched must be fetched again. */
  [RESET]: z.object({}),
} as const;

type Kinds = typeof kinds;
type Kind = keyof Kinds;

/** One event of the server, with its kind and its content. */
export type LiveEvent<K extends Kind = Kind> = { [N in K]: { kind: N; about: z.infer<Kinds[N]> } }[K];

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** Reads an event; undefined for an unknown kind and for content that does not fit its kind. */
export function toLiveEvent({ type, data }: StreamEvent): LiveEvent | undefined {
  if (!isKind(type)) return undefined;
  try {
    const about = kinds[type].parse(data === '' ? {} : parseJson(data));
    return { kind: type, about } as LiveEvent; // the schema is that of the kind
  } catch {
    return undefined;
  }
}

/** Equal events need to be handled only once. */
export function keyOf({ kind, about }: LiveEvent): string {
  if (kind === 'record') return `${kind} ${about.path} ${about.id} ${about.byId ?? ''}`;
  if (kind === 'notice') return `${kind} ${about.noticeId ?? about.title ?? ''}`;
  return kind === 'task' || kind === 'export' ? `${kind} ${about.id ?? ''}` : kind;
}
