import type { UseQueryResult } from '@tanstack/react-query';
import { Form } from 'antd';
import { type Id, isNew } from '@/shared/api/crudApi';
import { type Branch, placesFor } from './tree';
import { BranchSelect } from './BranchSelect';
import { useErrorText } from '@/shared/ui/errorText';
import { useClear } from '@/shared/ui/useClear';

interface ParentSelectProps<T> {
  label: string;
  /** The placeholder for no parent: the row is then at the top level, and 0 is sent. */
  top: string;
  tree: UseQueryResult<Branch<T>[]>;
  idOf: (row: T) => Id;
  nameOf: (row: T) => string;
  /** The id of the edited record: neither it nor its descendants can be its parent. */
  self: Id | undefined;
  /** Max number of levels of the tree. */
  levels?: number;
}

/** The form field `parentId` of a record in a tree. */
export function ParentSelect<T extends object>({
  label,
  top,
  tree,
  idOf,
  nameOf,
  self,
  levels = Infinity,
}: ParentSelectProps<T>) {
  const errorText = useErrorText();
  return (
    <Form.Item
      name="parentId"
      label={label}
      help={tree.error ? errorText(tree.error) : undefined}
      getValueProps={(value) => ({ value: isNew(value) ? undefined : value })}
      normalize={(value: Id | undefined) => value ?? 0}
    >
      <BranchSelect
        allowClear={useClear()}
        placeholder={top}
        nodes={placesFor(tree.data ?? [], (row) => self !== undefined && String(idOf(row)) === String(self), levels)}
        idOf={idOf}
        nameOf={nameOf}
        loading={tree.isPending}
      />
    </Form.Item>
  );
}
