import type { QueryClient } from '@tanstack/react-query';
import { draftOf, draftsOf, keepDraft, moveDraftsOf, movePath } from '@/shared/form/drafts/drafts';
import { NOTES } from '@/shared/record/notes/useHasNotes';
import { runBatch } from '@/shared/outbox/runBatch';
import { recordQuery } from '@/shared/record/recordQuery';
import { offers, type RecordMoves } from '@/shared/resource/transitions/recordMoves';
import type { Reviewable, ReviewKind } from '../review';
import { type HandedDraft, HANDOVER, type Handover } from './handover.api';
import { joinDrafts } from './joinDrafts';

/** The resource whose records are in the queue that is handed over. */
interface Kind {
  path: string;
  permission: string;
}

const NOTE = 'note';

/**
 * The user's unfinished reasons, requests to applicants and new notes about records of a kind, in this browser tab.
 * Excludes edits of a note, because only the author of a note can save them.
 */
export function draftsToHandOver({ path, permission }: Kind): HandedDraft[] {
  const moves = moveDraftsOf(path).map(({ record, draft }) => {
    const [form = '', ...id] = record.split(':');
    return { form, recordId: id.join(':'), values: textsIn(draft.values) };
  });
  const notes = draftsOf(NOTES)
    .filter(({ record }) => record.startsWith(`${permission}:`))
    .map(({ record, draft }) => ({
      form: NOTE,
      recordId: record.slice(permission.length + 1),
      values: textsIn(draft.values),
    }))
    .filter(({ recordId }) => !recordId.includes(':'));
  return [...moves, ...notes].filter(({ values }) => Object.keys(values).length > 0);
}

function textsIn(values: Record<string, unknown>): HandedDraft['values'] {
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const isList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);
  const texts = Object.entries(values).filter(([, value]) => isText(value) || isList(value));
  return Object.fromEntries(texts) as HandedDraft['values']; // has only texts and lists of texts
}

/** The drafts of notes, and of decisions that can still be made. Keeps a draft if its record cannot be read. */
export async function draftsStillOpen<T extends Reviewable>(
  client: QueryClient,
  { api, moves }: Pick<ReviewKind<T>, 'api' | 'moves'>,
  drafts: readonly HandedDraft[],
): Promise<HandedDraft[]> {
  const over = new Set<HandedDraft>();
  await runBatch(drafts, async (draft) => {
    const move = (moves as Partial<RecordMoves>)[draft.form]; // a form is any text
    if (move && !offers(move, await client.fetchQuery(recordQuery(api, draft.recordId)))) over.add(draft);
  });
  return drafts.filter((draft) => !over.has(draft));
}

/**
 * Adds the drafts of a handover to the user's own drafts, and returns their number. If this tab has already added the
 * handover, changes nothing and returns undefined. Otherwise drafts would come back after the user has sent them.
 */
export function keepHandedDrafts({ path, permission }: Kind, { id, drafts }: Handover): number | undefined {
  const opened = { path: HANDOVER, record: id };
  if (draftOf(opened.path, id)) return undefined;
  keepDraft(opened, {});
  for (const { form, recordId, values } of drafts) {
    const place =
      form === NOTE
        ? { path: NOTES, record: `${permission}:${recordId}` }
        : { path: movePath(path, form), record: recordId };
    const own = draftOf(place.path, place.record);
    keepDraft(
      { ...place, row: own?.row, title: own?.title, key: own?.key },
      joinDrafts(own?.values ?? {}, values),
      own?.base,
    );
  }
  return drafts.length;
}
