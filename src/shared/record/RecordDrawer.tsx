import { useQuery } from '@tanstack/react-query';
import { Drawer, Flex } from 'antd';
import { type ReactNode } from 'react';
import { useDrawer } from '@/shared/display/useDialogs';
import type { CrudApi } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { Secrets } from './secrets';
import type { Permission } from '@/shared/vocabulary/permission';
import { recordQuery } from './recordQuery';
import { Loading } from '@/shared/display/Loading';

interface RecordDrawerProps<T extends object> {
  api: CrudApi<T>;
  id: Id;
  title: ReactNode;
  onClose: () => void;
  /** The record in sections, which bring their own spacing. */
  children: (row: T) => ReactNode;
  /** The record's actions, in the footer. */
  actions?: (row: T) => ReactNode;
  size?: number;
  /** The permission to reveal the record's personal numbers. */
  reveal: Permission;
}

/**
 * Shows a whole record next to its list, fetched from the server; it is refetched when the resource is invalidated.
 * @example
 * open((close) => (
 *   <RecordDrawer api={orders} id={row.id} title={row.orderNo} reveal="sales:order:get" onClose={close}>
 *     {(order) => <Facts row={order} group={basic} />}
 *   </RecordDrawer>
 * ))
 */
export function RecordDrawer<T extends object>(props: RecordDrawerProps<T>) {
  const { api, id, title, onClose, children, actions, size = 720, reveal } = props;
  const drawer = useDrawer(onClose);
  const record = useQuery(recordQuery(api, id));
  return (
    <Drawer
      {...drawer}
      title={title}
      size={size}
      styles={{ body: { padding: 0, background: 'var(--surface)' } }}
      footer={
        record.data && actions ? (
          <Flex gap={8} justify="flex-end">
            {actions(record.data)}
          </Flex>
        ) : null
      }
    >
      <Loading query={record} paragraph={{ rows: 10 }} style={{ padding: 24 }} />
      {record.data && (
        <Secrets api={api} id={id} permission={reveal}>
          {children(record.data)}
        </Secrets>
      )}
    </Drawer>
  );
}
