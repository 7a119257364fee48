import { useQuery } from '@tanstack/react-query';
import { Drawer, Flex } from 'antd';
import { type ReactNode } from 'react';
import { useDrawer } from '@/shared/display/useDialogs';
import { namedRecord, type Resource } from '@/shared/resource/resource';
import { RecordLoading } from '@/shared/resource/gone/RecordFailure';
import { Secrets } from './secrets';
import type { Permission } from '@/shared/vocabulary/permission';
import { recordQuery } from './recordQuery';

interface RecordDrawerProps<T extends object> {
  api: Resource<T>;
  /** The record as in the list. */
  row: T;
  title: ReactNode;
  onClose: () => void;
  /** Renders the record in sections, which have their own spacing. */
  children: (row: T) => ReactNode;
  /** Renders the record's actions in the footer. */
  actions?: (row: T) => ReactNode;
  size?: number;
  /** The permission to reveal the record's masked personal data. */
  reveal: Permission;
}

/**
 * Shows a whole record next to its list. Fetches the record on opening, and again when the resource is invalidated.
 * @example
 * open((close) => (
 *   <RecordDrawer api={orders} row={row} title={row.orderNo} reveal="sales:order:get" onClose={close}>
 *     {(order) => <Facts row={order} group={basic} />}
 *   </RecordDrawer>
 * ))
 */
export function RecordDrawer<T extends object>(props: RecordDrawerProps<T>) {
  const { api, row, title, onClose, children, actions, size = 720, reveal } = props;
  const drawer = useDrawer(onClose);
  const id = api.idOf(row);
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
      <RecordLoading record={namedRecord(api, row)} query={record} paragraph={{ rows: 10 }} style={{ padding: 24 }} />
      {record.data && (
        <Secrets api={api} id={id} permission={reveal}>
          {children(record.data)}
        </Secrets>
      )}
    </Drawer>
  );
}
