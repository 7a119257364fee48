import { useQuery } from '@tanstack/react-query';
import { Drawer, Flex, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import type { CrudApi, Id } from '@/shared/api/crudApi';
import { recordQuery } from './recordQuery';
import { TableFailure } from './TableFailure';

interface RecordDrawerProps<T extends object> {
  api: CrudApi<T>;
  id: Id;
  title: string;
  onClose: () => void;
  children: (row: T) => ReactNode;
  /** What can be done with the record, at the bottom. */
  actions?: (row: T) => ReactNode;
}

/** Shows a whole record beside its list, as the server has it now; a change of the resource shows at once. */
export function RecordDrawer<T extends object>({ api, id, title, onClose, children, actions }: RecordDrawerProps<T>) {
  const [open, setOpen] = useState(true);
  const record = useQuery(recordQuery(api, id));
  return (
    <Drawer
      open={open}
      title={title}
      size={720}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
      footer={
        record.data && actions ? (
          <Flex gap={8} justify="flex-end">
            {actions(record.data)}
          </Flex>
        ) : null
      }
    >
      {record.isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {record.isError && <TableFailure error={record.error} onRetry={() => void record.refetch()} />}
      {record.data && children(record.data)}
    </Drawer>
  );
}
