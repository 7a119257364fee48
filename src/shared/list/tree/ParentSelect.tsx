import type { UseQueryResult } from '@tanstack/react-query';
import { Form } from 'antd';
import { isNew } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { type Branch, possibleParents } from './tree';
import { BranchSelect } from './BranchSelect';
import { useErrorText } from '@/shared/display/errorText';
import { useClear } from '@/shared/display/useClear';

interface ParentSelectProps<T> {
  label: string;
  /** The placeholder shown while no parent is selected. The record is then at the top level, and the form sends 0. */
  top: string;
  tree: UseQueryResult<Branch<T>[]>;
  idOf: (row: T) => Id;
  nameOf: (row: T) => string;
  /** The id of the edited record. The record and its descendants are not offered as parents. */
  self: Id | undefined;
  /** Max number of levels of the tree. */
  levels?: number;
  /**
   * The sort field, and a function that returns the next number below a parent. In a new record, selecting a parent
   * sets the sort field, unless the user has edited the field.
   */
  order?: { field: string; next: (parentId: Id) => number };
}

/** The form field `parentId` of a record in a tree. */
export function ParentSelect<T extends object>(props: ParentSelectProps<T>) {
  const { label, top, tree, idOf, nameOf, self, levels = Infinity, order } = props;
  const errorText = useErrorText();
  const form = Form.useFormInstance();
  function follow(parentId: Id | undefined) {
    if (!order || self !== undefined || form.isFieldTouched(order.field)) return;
    form.setFieldValue(order.field, order.next(parentId ?? 0));
  }
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
        nodes={possibleParents(
          tree.data ?? [],
          (row) => self !== undefined && String(idOf(row)) === String(self),
          levels,
        )}
        idOf={idOf}
        nameOf={nameOf}
        loading={tree.isPending}
        onChange={follow}
      />
    </Form.Item>
  );
}
