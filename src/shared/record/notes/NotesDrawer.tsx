import { Drawer, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDrawer } from '@/shared/display/useDialogs';
import { NoteList } from './NoteList';
import { type NotedRecord, useHasNotes } from './useHasNotes';

interface NotesDrawerProps extends NotedRecord {
  /** The name of the record. */
  name: string;
  onClose: () => void;
}

/** A drawer over the list with the notes on a record that has no page or drawer of its own. */
export function NotesDrawer({ name, onClose, kind, id }: NotesDrawerProps) {
  const { t } = useTranslation(['notes', 'shared']);
  const drawer = useDrawer(onClose);
  const has = useHasNotes();
  return (
    <Drawer {...drawer} size={560} title={<bdi>{t('of', { name })}</bdi>} styles={{ body: { padding: 0 } }}>
      {has ? <NoteList kind={kind} id={id} /> : <Empty description={t('shared:error.missing')} />}
    </Drawer>
  );
}
