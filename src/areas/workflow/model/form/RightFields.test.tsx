import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import type { DrawnNode } from '../../check/drawing';
import { readFields } from '../../check/fields';
import { readRights } from '../../check/rights';
import { RightFields } from './RightFields';

beforeEach(() => signInAs());

const form = readFields([
  { id: 'money_1', name: '金额', type: 'money' },
  { id: 'text_2', name: '说明' },
]);
const step: DrawnNode = { id: 'head', type: 'bpmn:UserTask', name: '主管审批', groups: '', users: '5' };

async function open(modes: readonly string[], node: Partial<DrawnNode> = {}) {
  useSession.setState(({ config }) => ({ config: { ...config, modes } }));
  const canvas = { right: vi.fn(), handle: vi.fn() };
  const { user } = await renderPage(<RightFields node={{ ...step, ...node }} form={form} canvas={canvas} />);
  return { user, ...canvas };
}

it('a clerk makes a step require a field and a signature', async () => {
  const { user, right, handle } = await open(['fields', 'signature']);
  await user.click(screen.getByLabelText('字段“金额”'));
  await user.click(await screen.findByTitle('必填'));
  expect(right).toHaveBeenCalledWith('head', 'money_1', 'require');
  await user.click(screen.getByLabelText('需要签名'));
  expect(handle).toHaveBeenCalledWith('head', 'signature', 'true');
});

it('field rights and signatures cannot be set if the server does not support them', async () => {
  await open([]);
  expect(screen.queryByLabelText('字段“金额”')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('需要签名')).not.toBeInTheDocument();
});

it('field rights and signatures in a diagram can be edited even if the server does not support them', async () => {
  const { user, right } = await open([], { rights: readRights([{ id: 'date_9' }]), signature: true });
  expect(screen.getByLabelText('需要签名')).toBeChecked();
  expect(screen.queryByLabelText('字段“金额”')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('字段“date_9”'));
  await user.click(await screen.findByTitle('只读'));
  expect(right).toHaveBeenCalledWith('head', 'date_9', 'read');
});
