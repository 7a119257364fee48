import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { draftOf } from '@/shared/form/drafts/drafts';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { readXml } from '../check/readXml';
import { designs, type Model, models } from './model.resource';
import type * as Engine from './modeler';
import { useDesign } from './useDesign';
import { useGuard } from './useGuard';

beforeEach(() => signInAs());

/** The diagram on the canvas. */
const canvas = { xml: '', shown: [] as string[], edited: () => {} };

/** Stands for bpmn-js, which jsdom cannot draw. */
const engine = {
  openModeler: (_box: HTMLElement, { onEdit, onView }: { onEdit: () => void; onView: (view: object) => void }) => {
    canvas.edited = onEdit;
    let isOpen = true;
    return {
      show: async (xml: string) => {
        canvas.shown.push(xml);
        if (!xml.startsWith('<')) throw new Error('no diagram');
        canvas.xml = xml;
        onView({ drawing: readXml(xml) });
      },
      xml: async () => (isOpen ? canvas.xml : Promise.reject(new Error('closed'))),
      destroy: () => (isOpen = false),
    };
  },
} as unknown as typeof Engine;

function Designer({ model }: { model: Model }) {
  const guard = useGuard(model.id);
  const { box, canvas: drawing, save, deploy, take } = useDesign(engine, model, model, guard);
  return (
    <>
      <div ref={box} />
      <button type="button" disabled={!drawing} onClick={save}>
        保存
      </button>
      <input type="file" aria-label="导入" onChange={({ target }) => target.files?.[0] && void take(target.files[0])} />
      {deploy && (
        <button type="button" onClick={deploy}>
          发布
        </button>
      )}
      <button type="button" onClick={guard.settle}>
        放弃
      </button>
      <p>{guard.dirty ? '有未保存的修改' : '没有修改'}</p>
    </>
  );
}

async function open() {
  const page = await renderPage(<Designer model={await models.get(2)} />);
  await waitFor(() => expect(screen.getByText('保存')).toBeEnabled());
  return { ...page, save: () => page.user.click(screen.getByText('保存')) };
}

function edit(xml: string) {
  canvas.xml = xml;
  act(() => canvas.edited());
}

it('an edit made during a save stays unsaved and is kept as a draft', async () => {
  const { save } = await open();
  server.use(
    http.post('*/act/models/update', () => {
      edit('<second />');
      return HttpResponse.json({ code: 0 });
    }),
  );
  edit('<first />');
  await save();
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(screen.getByText('有未保存的修改')).toBeVisible();
  await waitFor(() => expect(draftOf(designs, 2)?.values).toEqual({ xml: '<second />' }));
});

it('the last edit before the designer closes is kept as a draft, unless the user has discarded the changes', async () => {
  const first = await open();
  edit('<mine />');
  first.unmount();
  await waitFor(() => expect(draftOf(designs, 2)?.values).toEqual({ xml: '<mine />' }));
  const { user, unmount } = await open();
  edit('<more />');
  await user.click(screen.getByText('放弃'));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(draftOf(designs, 2)).toBeUndefined();
});

/** Stores a diagram as another user would do. */
const saveAsColleague = () => models.save({ id: 2, xml: '<theirs />' });

it('a save asks before it replaces a colleague’s diagram, and cancelling keeps the user’s own draft', async () => {
  const { user, save } = await open();
  edit('<mine />');
  await waitFor(() => expect(draftOf(designs, 2)?.values).toEqual({ xml: '<mine />' }));
  await saveAsColleague();
  await save();
  const question = await findDialog('您编辑期间，这条记录已被他人修改');
  await user.click(buttonIn(question, '取消'));
  await waitFor(() => expect(question).not.toBeVisible());
  expect((await models.get(2)).xml).toBe('<theirs />');
  expect(screen.getByText('有未保存的修改')).toBeVisible();
  expect(draftOf(designs, 2)?.values).toEqual({ xml: '<mine />' });
});

it('a user who has replaced a colleague’s diagram can save again without another warning', async () => {
  const { user, save } = await open();
  edit('<mine />');
  await saveAsColleague();
  await save();
  await user.click(buttonIn(await findDialog('您编辑期间，这条记录已被他人修改'), '覆盖保存'));
  expect(await screen.findByText('没有修改')).toBeVisible();
  edit('<more />');
  await save();
  expect(await screen.findByText('没有修改')).toBeVisible();
  expect((await models.get(2)).xml).toBe('<more />');
});

it('saving a restored draft asks before it replaces a diagram that a colleague saved in the meantime', async () => {
  const first = await open();
  edit('<mine />');
  await waitFor(() => expect(draftOf(designs, 2)).toBeDefined());
  first.unmount();
  await saveAsColleague();
  const { save } = await open();
  await save();
  expect(await findDialog('您编辑期间，这条记录已被他人修改')).toBeVisible();
});

it('if a colleague saved another diagram, the user must confirm before the displayed diagram is deployed', async () => {
  const { user } = await open();
  const shown = canvas.xml;
  await saveAsColleague();
  await user.click(screen.getByText('发布'));
  await user.click(buttonIn(await findDialog('您编辑期间，这条记录已被他人修改'), '覆盖保存'));
  expect(await screen.findByText('发布成功')).toBeVisible();
  expect((await models.get(2)).xml).toBe(shown);
});

it('a user without permission to deploy models sees no deploy button', async () => {
  const { user } = useSession.getState();
  if (user) useSession.setState({ user: { ...user, userId: 9, buttons: ['activiti:models:publish'] } });
  await open();
  expect(screen.queryByText('发布')).not.toBeInTheDocument();
});

const fileOf = (text: string) => new File([text], 'a.bpmn', { type: 'text/xml' });

it('importing a file asks before it replaces unsaved changes, and the user can keep the changes', async () => {
  const { user } = await open();
  edit('<mine />');
  await user.upload(screen.getByLabelText('导入'), fileOf('<imported />'));
  await user.click(buttonIn(await findDialog('内容未保存'), '继续编辑'));
  expect(canvas.xml).toBe('<mine />');

  await user.upload(screen.getByLabelText('导入'), fileOf('<imported />'));
  await user.click(buttonIn(await findDialog('内容未保存'), '放弃修改'));
  await waitFor(() => expect(canvas.xml).toBe('<imported />'));
});

it('importing a file does not ask the user if the diagram has no unsaved changes', async () => {
  const { user } = await open();
  await user.upload(screen.getByLabelText('导入'), fileOf('<imported />'));
  await waitFor(() => expect(canvas.xml).toBe('<imported />'));
  expect(screen.getByText('有未保存的修改')).toBeVisible();
});

it('importing a file that is not a diagram shows an error and does not redraw the current diagram', async () => {
  const { user } = await open();
  canvas.shown.length = 0;
  await user.upload(screen.getByLabelText('导入'), fileOf('no diagram'));
  expect(await screen.findByText(/^无法识别的 BPMN 文件/)).toBeVisible();
  expect(canvas.shown).toEqual(['no diagram']);
});
