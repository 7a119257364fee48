import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { FilePreview, previewKind } from '@/shared/files/FilePreview';
import type { Column } from '@/shared/list/column';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { type DfsFile, dfsFiles, renameFile } from './dfs.resource';
import { CheckOutlined, CloseOutlined, FileOutlined, FilePdfOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { shownHere } from '@/shared/files/shownHere';
import { useChange } from '@/shared/list/actions/useChange';
import { findRow } from '@/shared/api/findRow';
import { ConflictDialog } from '@/shared/form/ConflictDialog';
import { useSubmit } from '@/shared/display/useSubmit';

interface FileColumns {
  /** The file whose name is being edited. */
  renaming: DfsFile['id'] | undefined;
  onRenamed: () => void;
}

/** The columns and filters of the files. One file at a time can be renamed in its row. */
export function useFileColumns({ renaming, onRenamed }: FileColumns): Column<DfsFile>[] {
  const open = useOpenDialog();
  const { t } = useTranslation(['system', 'shared']);
  const show = ({ fileName: name, url }: DfsFile) =>
    open((close) => <FilePreview file={{ name, url }} onClose={close} />);
  return columnsOf(t, dfsFiles, [
    {
      field: 'fileName',
      filter: true,
      sort: true,
      render: (file) => <NameCell file={file} editing={renaming === file.id} onDone={onRenamed} />,
    },
    {
      key: 'preview',
      title: t('dfs.preview'),
      width: 's',
      card: 'state',
      render: (file) => <FileThumb file={file} onOpen={() => show(file)} />,
    },
    { field: 'fileSuffix', filter: true, width: 's' },
    { field: 'createTime', sort: true },
    { field: 'createBy', filter: true },
    'service',
    { field: 'id', sort: true, width: 's' },
  ]);
}

/** A thumbnail of a file, or an icon for its type. A click opens a preview of the file. */
function FileThumb({ file, onOpen }: { file: DfsFile; onOpen: () => void }) {
  const { t } = useTranslation();
  const kind = previewKind({ name: file.fileSuffix ? `x${file.fileSuffix}` : file.fileName, url: file.url });
  const Sign = kind === 'text' ? FileTextOutlined : file.fileSuffix === '.pdf' ? FilePdfOutlined : FileOutlined;
  return (
    <Button
      type="text"
      aria-label={t('upload.preview', { name: file.fileName })}
      style={{ height: 40, width: 56, padding: 2 }}
      onClick={onOpen}
    >
      {kind === 'picture' && shownHere(file.url) ? (
        <img
          src={shownHere(file.url)}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          style={{ maxHeight: 36, maxWidth: 52, objectFit: 'contain' }}
        />
      ) : (
        <Sign aria-hidden="true" style={{ fontSize: 22 }} />
      )}
    </Button>
  );
}

/** The name of a file, or an input to rename it in its row: Enter saves, Escape cancels. */
function NameCell({ file, editing, onDone }: { file: DfsFile; editing: boolean; onDone: () => void }) {
  return editing ? <NameEditor file={file} onDone={onDone} /> : <bdi>{file.fileName}</bdi>;
}

function NameEditor({ file, onDone }: { file: DfsFile; onDone: () => void }) {
  const { t } = useTranslation(['system', 'shared']);
  const [name, setName] = useState(file.fileName);
  // `known` is the server's name as the user last saw it; `theirs` is the new name if a colleague has renamed the file.
  const [known, setKnown] = useState(file.fileName);
  const [theirs, setTheirs] = useState<string>();
  const client = useQueryClient();
  const change = useChange(dfsFiles.path);
  const length = [...name.trim()].length;
  const invalid = length === 0 || length > 64;
  const { busy, submit } = useSubmit(async (before: string) => {
    if (invalid) return;
    const mine = name.trim();
    if (mine === before) return onDone();
    // If the file cannot be read, tries to save the new name anyway, so that the user sees the server's error message.
    const { fileName } = await findRow(dfsFiles, file, new AbortController().signal).catch(() => file);
    if (fileName !== before && fileName !== mine) return setTheirs(fileName);
    if (await change(() => renameFile(file.id, mine), t('shared:crud.saved'))) onDone();
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void submit(known);
    if (event.key === 'Escape') onDone();
  }

  return (
    <Space.Compact>
      <Input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the "rename" button the user just pressed
        autoFocus
        value={name}
        maxLength={100}
        status={invalid ? 'error' : ''}
        aria-label={t('dfs.renameOf', { name: file.fileName })}
        aria-invalid={invalid}
        title={invalid ? t('dfs.renameInvalid') : ''}
        style={{ width: 200 }}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        icon={<CheckOutlined aria-hidden="true" />}
        aria-label={`${t('shared:action.save')} ${file.fileName}`}
        loading={busy}
        disabled={invalid}
        onClick={() => void submit(known)}
      />
      <Button
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={`${t('shared:action.cancel')} ${file.fileName}`}
        onClick={onDone}
      />
      {theirs !== undefined && (
        <ConflictDialog
          name="rename"
          fields={[{ name: 'fileName', label: t('dfs.fileName'), theirs, mine: name.trim() }]}
          onDecide={([taken]) => {
            setTheirs(undefined);
            if (taken) void client.invalidateQueries({ queryKey: dfsFiles.keys.lists }).then(onDone);
            else void submit(theirs);
          }}
          onLook={() => {
            setKnown(theirs);
            setTheirs(undefined);
          }}
        />
      )}
    </Space.Compact>
  );
}
