import { readTime } from '@/shared/settings/times';
import { FOLLOWING, ownKey } from '@/shared/storage/own';
import { readStored, removeStored, storedNames, writeStored } from '@/shared/storage/storage';
import type { ServerSettings } from './settings.api';

/**
 * The synchronization state of a setting. `text` is the last value on which this browser and the server agreed.
 * `changed` is the time of a later change in this browser, in epoch milliseconds.
 */
interface Agreed {
  text?: string;
  changed?: number;
}

/** Older versions stored these settings for all users in one value, keyed by user id. */
const BY_USER: readonly string[] = ['HOME_BLOCKS', 'WORKPLACE_BLOCKS'];

/** The name under which this browser stores an `Agreed` for each setting of the user. */
export const followedName = (userId: string) => `FOLLOWED ${userId}`;

/**
 * A user's settings in this browser, compared with the settings on the server. Settings are identified by their names
 * on the server. This browser stores `TABLE /biz/company` of the user with the id 7 as `TABLE 7 /biz/company`.
 */
export function browserCopy(userId: string) {
  const agreedName = followedName(userId);
  const agreed = () => (readStored(agreedName) ?? {}) as Record<string, Agreed>;
  const keep = (change: Record<string, Agreed>) => writeStored(agreedName, { ...agreed(), ...change });
  const keyOf = (name: string) => {
    const [kind = '', ...rest] = name.split(' ');
    return ownKey(kind as (typeof FOLLOWING)[number], rest.join(' '), userId);
  };

  /**
   * Converts a storage name of this user to the name on the server. Returns undefined if the setting is not
   * synchronized.
   */
  function nameOf(key: string): string | undefined {
    const kind = FOLLOWING.find((one) => key === keyOf(one) || key.startsWith(`${keyOf(one)} `));
    return kind && kind + key.slice(keyOf(kind).length);
  }
  const names = () => FOLLOWING.flatMap((kind) => storedNames(keyOf(kind))).flatMap((key) => nameOf(key) ?? []);
  const textOf = (name: string) => JSON.stringify(readStored(keyOf(name)));

  /** The settings whose value in this browser differs from the value agreed with the server, as JSON text by name. */
  function unsent(): ServerSettings['values'] {
    const known = agreed();
    return Object.fromEntries(
      names().flatMap((name) => {
        const text = textOf(name);
        return text === undefined || text === known[name]?.text ? [] : [[name, text]];
      }),
    );
  }

  /** Stores the server's values, except where this browser's value wins (`isNewerHere`). That value remains unsent. */
  function take({ values, updateTime }: ServerSettings): void {
    adopt();
    const known = agreed();
    for (const [name, sent] of Object.entries(values)) {
      const value = parsed(sent);
      if (value === undefined || nameOf(keyOf(name)) !== name) continue;
      const text = JSON.stringify(value);
      const local = textOf(name);
      if (local !== undefined && local !== text && isNewerHere(known[name], { local, text, time: updateTime[name] }))
        continue;
      if (local !== text) writeStored(keyOf(name), value);
      known[name] = { text };
    }
    keep(known);
  }

  /**
   * Older versions stored settings for all users of this browser. Copies these settings to this user, unless the user
   * already has a value. Removes the old values, except values keyed by user id.
   */
  function adopt(): void {
    const old = [...FOLLOWING, ...storedNames('TABLE /')].filter((name) => readStored(name) !== undefined);
    for (const name of old) {
      const stored = readStored(name);
      const isByUser = BY_USER.includes(name);
      const value = isByUser ? (stored as Record<string, unknown> | null)?.[userId] : stored;
      if (value !== undefined && textOf(name) === undefined) writeStored(keyOf(name), value);
      if (!isByUser) removeStored(name);
    }
  }

  return {
    nameOf,
    unsent,
    take,
    /** Records that the user changed a setting in this browser at `time`, by default now. */
    noteChange: (name: string, time?: number) => keep({ [name]: { ...agreed()[name], changed: time ?? Date.now() } }),
    /** Records that the server has stored the given settings. */
    noteSent: (values: ServerSettings['values']) =>
      keep(Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { text }]))),
  };
}

/**
 * True if the value in the browser wins. If only the browser changed the agreed value, the browser wins. If only the
 * server changed the value, the server wins. If the browser and the server changed the value, the newer change wins.
 */
function isNewerHere(
  agreed: Agreed | undefined,
  { local, text, time = '' }: { local: string; text: string; time: string | undefined },
): boolean {
  if (agreed?.text === text) return true;
  if (agreed?.text === local) return false;
  return agreed?.changed !== undefined && (readTime(agreed.changed, 'dateTime') ?? '') > time;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
