import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { circularMoves, circularSchema, isWritten } from '@/areas/contest/racingCircular/circular.resource';
import { isOpen } from '@/shared/resource/transitions/publishMoves';
import { type Change, crud } from '../crud';
import { act, moved, NOT_ALLOWED } from '../moves';
import { timestamp } from '../respond';
import { circularsSeed } from '../seeds/contest/circulars';
import { defineTable } from '../table';
import { competitions } from './tables';

const id = z.number();
const circularRow = z
  .object(circularSchema.shape)
  .omit({ competitionName: true })
  .extend({ id, competitionId: id.nullish() });
type CircularRow = z.infer<typeof circularRow>;

const circulars = defineTable<CircularRow>({
  name: 'circulars',
  idKey: 'id',
  schema: circularRow,
  seed: circularsSeed,
});

/** Racing circulars (docs/contract#3.4.21). A published circular can be neither changed nor removed. */
export const circularHandlers: RequestHandler[] = [
  ...crud({
    path: '/biz/racingCircular',
    table: circulars,
    permission: 'contest:racingCircular',
    permissions: { get: 'contest:racingCircular:get' },
    verbs: ['list', 'get', 'save', 'update', 'remove'],
    readOnly: ['publishTime', 'publishBy', 'viewCount', 'publishStatus'],
    required: ['content'],
    range: 'publishTime',
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'publishTime', 'viewCount'],
    filters: { title: 'like', circularType: 'eq', competitionId: 'eq', publishStatus: 'eq' },
    refuses,
    fresh: () => ({ publishStatus: '0' as const, viewCount: 0 }),
    presenter: async ({ params }) => {
      const names = new Map((await competitions.all()).map((one) => [one.id, one.competitionName]));
      return ({ content, attachments, ...row }) => {
        const named = { ...row, competitionName: names.get(row.competitionId ?? 0) ?? null };
        return params.id === undefined ? named : { ...named, content, attachments };
      };
    },
  }),
  act({
    path: '/biz/racingCircular',
    table: circulars,
    verb: 'publish',
    permission: 'contest:racingCircular:publish',
    change: (row, { publishStatus }, { user }) => {
      const move = publishStatus === '1' ? circularMoves.publish : circularMoves.withdraw;
      const state = moved(move, row.publishStatus) as CircularRow['publishStatus'];
      if (state === '2') return { publishStatus: state };
      return { publishStatus: state, publishTime: timestamp(), publishBy: user.userName };
    },
  }),
];

async function refuses({ verb, row, next }: Change<CircularRow>): Promise<string | undefined> {
  if (row && !isOpen(row.publishStatus)) return NOT_ALLOWED;
  if (verb === 'remove') return undefined;
  const { title = '', content } = { ...row, ...next };
  if (title.trim().length < 2) return '通告标题为2到100个字符';
  if (next.competitionId && !(await competitions.find(next.competitionId))) return '关联竞赛不存在';
  return isWritten(content) ? undefined : '请输入正文';
}
