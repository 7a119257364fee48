import { AfterPaint } from '@/shared/lazy/AfterPaint';
import { Lazy } from '@/shared/lazy/Lazy';
import { type NotedRecord, useHasNotes } from './useHasNotes';

const loadNoteList = () => import('./NoteList');

/**
 * The internal notes on a record, loaded after the record's own content. Renders nothing if the server lacks notes.
 * @example
 * <Notes kind={orders.permission} id={order.id} />
 */
export function Notes(record: NotedRecord) {
  if (!useHasNotes()) return null;
  return (
    <AfterPaint>
      <Lazy load={loadNoteList}>{({ NoteList }) => <NoteList {...record} />}</Lazy>
    </AfterPaint>
  );
}
