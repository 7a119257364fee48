import { type FormField, readFields } from '@/areas/workflow/check/fields';
import { rightTo, writableFields } from '@/areas/workflow/check/rights';
import { formOf } from '@/areas/workflow/flow/request.resource';
import type { Process } from '@/areas/workflow/engine/process';
import { may } from '../../access';
import { type UserRow, users } from '../../db';
import { refuse } from '../../respond';
import { absentFor } from '../../system/substitutes';
import {
  type BusinessRow,
  flowCopies,
  flowTasks,
  generals,
  type InstanceRow,
  instances,
  type TaskRow,
} from '../tables';
import { asValues, checkedFiles, checkedValues, variablesOf } from './values';

/** The parts of a decision besides the verdict and the opinion (docs/contract#2.54). */
export interface Brought {
  values?: unknown;
  attachments?: unknown;
  signature?: unknown;
}

/** A validated decision: the parts stored in the task, and the new values of the form and variables of the process. */
interface Taken {
  kept: Pick<TaskRow, 'changes' | 'attachments' | 'signature'>;
  values?: Record<string, unknown> | undefined;
  variables: InstanceRow['variables'];
}

const PASSED = 2;

/** Returns the fields of the form with the access of a task's decider. Added signers can only read them. */
export function formAt({ form, steps }: Process, task: TaskRow) {
  const rights = steps.get(task.taskDefKey)?.rights ?? [];
  const writable = task.signer || task.endTime ? [] : writableFields(form, rights);
  return form
    .filter(({ id }) => rightTo(id, rights) !== 'hide')
    .map((field) => ({
      ...field,
      access: writable.some(({ id }) => id === field.id) ? rightTo(field.id, rights) : 'read',
    }));
}

/** Returns what a decision contains besides the opinion: `fields` if the decider may change some, and a `signature`. */
export function asksOf(process: Process, task: TaskRow): string[] {
  if (task.signer) return [];
  const step = process.steps.get(task.taskDefKey);
  const isWritable = writableFields(process.form, step?.rights).length > 0;
  return [...(isWritable ? ['fields'] : []), ...(step?.signature ? ['signature'] : [])];
}

/** Validates a decision. Throws a refusal that names the invalid field. */
export async function checkedDecision(
  { business, instance, process }: { business: BusinessRow; instance: InstanceRow; process: Process },
  task: TaskRow,
  result: number,
  brought: Brought,
): Promise<Taken> {
  const attachments = checkedFiles(brought.attachments, '“附件”');
  const [signature = null] = brought.signature ? checkedFiles([brought.signature], '“签名”') : [];
  if (!signature && result === PASSED && asksOf(process, task).includes('signature')) refuse('请签名');
  const hasForm = process.form.length > 0 && formOf(business.procDefKey) === 'general';
  const row = hasForm ? await generals.find(business.tableId) : undefined;
  const before = asValues(row?.values);
  const sent = asValues(brought.values);
  const rights = task.signer ? [] : process.steps.get(task.taskDefKey)?.rights;
  const writable = writableFields(process.form, rights);
  for (const id of Object.keys(sent)) {
    const field = process.form.find((one) => one.id === id) ?? refuse(`表单没有字段“${id}”`);
    if (!writable.some((one) => one.id === id)) refuse(`“${field.name}”不能修改`);
  }
  // A rejection need not fill in required fields, but the values that it sends must match the form.
  const checked = result === PASSED ? writable : process.form.filter(({ id }) => id in sent);
  const values = { ...before, ...(await checkedValues(checked, { ...before, ...sent })) };
  const changes = checked
    .filter(({ id }) => JSON.stringify(values[id] ?? null) !== JSON.stringify(before[id] ?? null))
    .map(({ id }) => ({ field: id, from: before[id] ?? null, to: values[id] ?? null }));
  if (changes.length === 0) return { kept: { attachments, signature }, variables: instance.variables };
  const others = Object.entries(instance.variables).filter(([name]) => process.form.every(({ id }) => id !== name));
  const variables = { ...Object.fromEntries(others), ...variablesOf(process.form, values) };
  return { kept: { attachments, signature, changes }, values, variables };
}

/** Stores the values that a decision changed, and the variables derived from them. */
export async function storeValues({ values, variables }: Taken, business: BusinessRow): Promise<void> {
  if (!values) return;
  await generals.update(Number(business.tableId), { values });
  await instances.update(business.procInstId, { variables });
}

/**
 * Returns the ids of the fields hidden from a user: at the viewed task or, without one, at all tasks of that user. The
 * applicant, people with a copy and those who oversee instances see all fields.
 */
export async function hiddenFrom(user: UserRow, business: BusinessRow, process: Process, taskId?: string | null) {
  const hiddenAt = ({ taskDefKey }: TaskRow) => {
    const rights = process.steps.get(taskDefKey)?.rights ?? [];
    return rights.flatMap(({ id }) => (rightTo(id, rights) === 'hide' ? id : []));
  };
  const people = [user, ...(await absentFor(user.userId))].map(({ userId }) => userId);
  const own = (await flowTasks.all()).filter(
    ({ procInstId, candidates, assigneeId, auditorId }) =>
      procInstId === business.procInstId &&
      people.some((one) => candidates.includes(one) || assigneeId === one || auditorId === one),
  );
  const looked = own.find(({ id }) => id === taskId);
  if (looked) return hiddenAt(looked);
  if (business.userId === user.userId || (await may(user, 'activiti:procInst:view'))) return [];
  const copies = await flowCopies.all();
  if (copies.some((copy) => copy.procInstId === business.procInstId && copy.userId === user.userId)) return [];
  const [first = [], ...more] = own.map(hiddenAt);
  return first.filter((id) => more.every((ids) => ids.includes(id)));
}

/** Returns the changes of a decision for the history, without fields that are hidden from the reader. */
export async function shownChanges(process: Process, { changes }: TaskRow, hidden: readonly string[]) {
  const seen = (changes ?? []).filter(({ field }) => !hidden.includes(field));
  const rows = seen.map(async ({ field: id, from, to }) => {
    const [field] = process.form.filter((one) => one.id === id);
    const { name, type } = field ?? (readFields([{ id }])[0] as FormField); // fields of an older form version
    return { field: id, name, type, from: await shownValue(type, from), to: await shownValue(type, to) };
  });
  return Promise.all(rows);
}

/** Formats a value for the history: people and files by name, a table by its number of rows. */
async function shownValue(type: FormField['type'], value: unknown): Promise<string | number | null> {
  if (Array.isArray(value)) {
    return type === 'file' ? value.map((file) => String(asValues(file)['name'])).join('、') : value.length;
  }
  if (type === 'person' && value) return (await users.find(value))?.userName ?? String(value);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
