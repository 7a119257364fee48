import { z } from 'zod';
import { id } from '@/shared/api/fields';
import { parseJson } from '@/shared/lib/json';
import { RESET, type StreamEvent } from './eventParser';

const text = z.string().max(500).nullish().catch(undefined);
/** An address within the product. Any other address becomes undefined. */
const link = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/)
  .nullish()
  .catch(undefined);
const flag = z.boolean().nullish().catch(undefined);

/** The content of pushed events, by event name (docs/contract#2.39). */
const kinds = {
  /** A new notice for the user. */
  notice: z.object({ noticeId: id.nullish(), title: text, urgent: flag, link }),
  /** A task of the user was created, claimed, passed on or decided. */
  task: z.object({ id: id.nullish(), what: text, title: text, urgent: flag }),
  /** A record below `path` was taken, released, assigned, decided or otherwise changed by the user `byId`. */
  record: z.object({ path: z.string(), id, what: text, byId: id.nullish() }),
  /** The user's permissions or menu have changed. */
  rights: z.object({}),
  /** The session was ended; the reason is displayed. */
  signout: z.object({ reason: text }),
  /** An export that the server makes has finished. */
  export: z.object({ id, status: text }),
  /** The server or the client has lost events. All data in use must be fetched again. */
  [RESET]: z.object({}),
} as const;

type Kinds = typeof kinds;
type Kind = keyof Kinds;

/** One event from the server, with its kind and its content. */
export type LiveEvent<K extends Kind = Kind> = { [N in K]: { kind: N; about: z.infer<Kinds[N]> } }[K];

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** Parses an event; undefined if its kind is unknown or its content does not fit the kind. */
export function toLiveEvent({ type, data }: StreamEvent): LiveEvent | undefined {
  if (!isKind(type)) return undefined;
  try {
    const about = kinds[type].parse(data === '' ? {} : parseJson(data));
    return { kind: type, about } as LiveEvent; // `about` was parsed by the schema of `type`
  } catch {
    return undefined;
  }
}

/** Returns the key of an event. If several events have the same key, only one of them needs to be handled. */
export function keyOf({ kind, about }: LiveEvent): string {
  if (kind === 'record') return `${kind} ${about.path} ${about.id} ${about.byId ?? ''}`;
  if (kind === 'notice') return `${kind} ${about.noticeId ?? about.title ?? ''}`;
  return kind === 'task' || kind === 'export' ? `${kind} ${about.id ?? ''}` : kind;
}
