import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '@/shared/actions/useChange';
import { useSubmit } from '@/shared/form/useSubmit';
import { type DfsFile, dfsFiles, renameFile } from './dfs.api';

interface NameCellProps {
  file: DfsFile;
  editing: boolean;
  onDone: () => void;
}

/** The name of a file, or the input that renames it in its row: Enter saves, Escape cancels. */
export function NameCell({ file, editing, onDone }: NameCellProps) {
  return editing ? <NameEditor file={file} onDone={onDone} /> : <bdi>{file.fileName}</bdi>;
}

function NameEditor({ file, onDone }: { file: DfsFile; onDone: () => void }) {
  const { t } = useTranslation(['system', 'shared']);
  const [name, setName] = useState(file.fileName);
  const change = useChange(dfsFiles.path);
  const length = [...name.trim()].length;
  const invalid = length === 0 || length > 64;
  const { busy, submit } = useSubmit(async () => {
    if (invalid) return;
    if (name.trim() === file.fileName || (await change(() => renameFile(file.id, name.trim()), t('shared:crud.saved'))))
      onDone();
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void submit();
    if (event.key === 'Escape') onDone();
  }

  return (
    <Space.Compact>
      <Input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just pressed "rename", which this input replaces
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
        onClick={() => void submit()}
      />
      <Button
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={`${t('shared:action.cancel')} ${file.fileName}`}
        onClick={onDone}
      />
    </Space.Compact>
  );
}
