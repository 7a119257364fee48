import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { noteBodySchema, noteSchema } from '@/shared/record/notes/note.api';
import { type Call, may, secured } from '../access';
import { MISSING } from '../crud';
import { users } from '../db';
import { inTurn } from '../inTurn';
import { api, bodyOf, fail, forbidden, ok, refuse, timestamp } from '../respond';
import { notifyUser } from '../system/notices';
import { defineTable } from '../table';
import { noteOperation } from '../writes/operationLog';
import { hasNotes, type NotedRecord, readPermission, recordOf } from './records';

/** A note as stored, with its record and the users it mentions. */
const noteRow = z.object(noteSchema.shape).extend({
  id: z.number(),
  userId: z.number(),
  kind: z.string(),
  recordId: z.string(),
  mentions: z.array(z.number()),
});
type NoteRow = z.infer<typeof noteRow>;

const notes = defineTable<NoteRow>({ name: 'notes', idKey: 'id', schema: noteRow, seed: () => [] });

const WRONG = '请求参数格式错误';

/** The internal notes on records (docs/contract#2.35). Users who may read a record may read and write its notes. */
export const noteHandlers: RequestHandler[] = [
  http.get(
    api('/biz/note/list'),
    secured(null, async (call) => {
      const [kind, id] = [call.query.get('kind') ?? '', call.query.get('id') ?? ''];
      await readable(call, kind, id);
      const rows = (await notes.all()).filter((note) => note.kind === kind && note.recordId === id);
      return ok(rows.toReversed().map(shown));
    }),
  ),
  http.post(api('/biz/note/save'), secured(null, inTurn(save))),
  http.post(api('/biz/note/remove'), secured(null, inTurn(remove))),
];

/** Returns a note as it is sent. The text of a removed note stays in the table, but is never sent. */
const shown = ({ kind: _kind, recordId: _record, mentions: _mentions, ...note }: NoteRow) =>
  note.removeTime ? { ...note, content: null, earlier: [] } : note;

/** Returns the record if the user may read it; otherwise throws a refusal. */
async function readable({ request, user }: Call, kind: string, id: string): Promise<NotedRecord> {
  if (!hasNotes(kind)) refuse(WRONG, 400);
  const permission = readPermission(kind);
  // Without the permission, the answer must not reveal whether such a record exists.
  if (permission && !(await may(user, permission))) throw forbidden(new URL(request.url).pathname);
  const record = (await recordOf(kind, id)) ?? refuse(MISSING);
  if (!(await record.isReadBy(user))) throw forbidden(new URL(request.url).pathname);
  return record;
}

async function save(call: Call): Promise<Response> {
  const parsed = noteBodySchema.safeParse(await bodyOf(call.request));
  if (!parsed.success) return fail(WRONG, 400);
  const { id, kind, recordId, mentions: sent, updateTime } = parsed.data;
  const content = parsed.data.content.trim() || refuse('请输入备注内容');
  const before = id === undefined ? undefined : await ownNote(id, call);
  const record = await readable(call, before?.kind ?? kind, before?.recordId ?? String(recordId));
  if (before && (before.updateTime ?? null) !== (updateTime ?? null)) refuse('记录已被他人修改，请确认后重新保存', 409);
  const mentions = await readersAmong(sent.map(Number), record);
  const now = timestamp();
  const note = before
    ? await notes.update(before.id, {
        content,
        mentions,
        updateTime: now,
        earlier: [
          { content: before.content ?? '', time: before.updateTime ?? before.createTime },
          ...(before.earlier ?? []),
        ],
      })
    : await notes.insert({
        id: await notes.nextId(),
        kind,
        recordId: String(recordId),
        content,
        mentions,
        userId: call.user.userId,
        createBy: call.user.userName,
        createTime: now,
      });
  // After an edit, only users who are mentioned for the first time are notified.
  const notified = mentions.filter((one) => one !== call.user.userId && !before?.mentions.includes(one));
  for (const userId of notified) await tell(userId, { call, record, content });
  await noteOperation({ ...call, about: { name: record.name } }, '备注', before ? 2 : 1);
  return ok({ id: note?.id });
}

async function remove(call: Call): Promise<Response> {
  const note = await ownNote(call.query.get('ids'), call);
  const record = await readable(call, note.kind, note.recordId);
  await notes.update(note.id, { removeBy: call.user.userName, removeTime: timestamp() });
  await noteOperation({ ...call, about: { name: record.name } }, '备注', 3);
  return ok();
}

/** Returns the note with this id if the user wrote it; otherwise throws a refusal. */
async function ownNote(id: unknown, { user }: Call): Promise<NoteRow> {
  const note = await notes.find(id);
  if (!note || note.removeTime) refuse(MISSING);
  if (note.userId !== user.userId) refuse('只能修改或删除自己的备注');
  return note;
}

/** Throws a refusal naming mentioned users who may not read the record, because a notice would reveal it to them. */
async function readersAmong(userIds: readonly number[], record: NotedRecord): Promise<number[]> {
  const found = await Promise.all(userIds.map((userId) => users.find(userId)));
  const people = found.filter((user) => user?.status === '0').flatMap((user) => user ?? []);
  const may = await Promise.all(people.map((user) => record.isReadBy(user)));
  const others = people.filter((_, index) => !may[index]).map(({ userName }) => userName);
  if (others.length > 0) refuse(`${others.join('、')}无权查看该记录，不能提及`);
  return people.map(({ userId }) => userId);
}

interface Mention {
  call: Call;
  record: NotedRecord;
  content: string;
}

const tell = (userId: number, { call: { user }, record: { name, address }, content }: Mention) =>
  notifyUser({
    userId,
    kind: 'todo',
    title: `${user.userName}在备注中提到了您：${name}`,
    paragraphs: [`${user.userName}在“${name}”的备注中提到了您：`, content],
    link: address,
  });
