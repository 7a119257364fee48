import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '@/shared/files/upload/DropZone';
import { ANY_FILES } from '@/shared/files/upload/fileRules';
import { UploadRows } from '@/shared/files/upload/UploadRows';
import { isRunning } from '@/shared/files/upload/uploads';
import { useUploads } from '@/shared/files/upload/useUploads';
import { dfsFiles } from './dfs.resource';

/**
 * Uploads several files at once. An uploaded file appears in the list immediately. Closing the dialog cancels running
 * uploads.
 */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['system', 'shared']);
  const { modal } = App.useApp();
  const client = useQueryClient();
  const [open, setOpen] = useState(true);
  const [said, setSaid] = useState('');
  const { uploads, list } = useUploads({
    onDone: ({ name }) => {
      setSaid(t('shared:upload.arrived', { name }));
      void client.invalidateQueries({ queryKey: dfsFiles.keys.lists });
    },
  });

  async function close() {
    const leave =
      !list.some(isRunning) ||
      (await modal.confirm({
        title: t('dfs.leaveTitle'),
        content: t('dfs.leave'),
        okText: t('dfs.leaveOk'),
        focusable: { autoFocusButton: 'cancel' },
      }));
    if (!leave) return;
    uploads.clear();
    setOpen(false);
  }

  return (
    <Modal
      open={open}
      title={t('dfs.upload')}
      mask={{ closable: false }}
      onCancel={() => void close()}
      afterClose={onClose}
      footer={<Button onClick={() => void close()}>{t('dfs.finish')}</Button>}
    >
      <div>
        <DropZone
          field={{ id: 'dfs-files', 'aria-label': t('dfs.uploadField') }}
          rules={ANY_FILES}
          multiple
          onFiles={(files) => uploads.add(files, ANY_FILES)}
        />
        <UploadRows uploads={uploads} list={list} rules={ANY_FILES} />
        <div role="status" className="sr-only">
          {said}
        </div>
      </div>
    </Modal>
  );
}
