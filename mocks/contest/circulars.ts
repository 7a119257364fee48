import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { circularMoves, circularSchema, isWritten } from '@/areas/contest/racingCircular/circular.api';
import { isOpen } from '@/shared/lib/publishMoves';
import { type Change, crud } from '../crud';
import { act, moved, NOT_ALLOWED } from '../moves';
import { timestamp } from '../respond';
import { circularsSeed } from '../seeds/circulars';
import { defineTable, tables } from '../table';

const id = z.number();
const circularRow = z.object(circularSchema.shape).extend({ id, competitionId: id.nullish() });
type CircularRow = z.infer<typeof circularRow>;

const circulars = defineTable<CircularRow>({
  name: 'circulars',
  idKey: 'id',
  schema: circularRow,
  seed: circularsSeed,
});

/** What a contest is called; undefined where there is none of this id. */
const competitionName = (competitionId: number): string | undefined =>
  (tables.get('competitions')?.dump() as { id: number; competitionName: string }[] | undefined)?.find(
    (one) => one.id === competitionId,
  )?.competitionName;

/** Racing circulars (contract 3.4.21): what is published is neither changed nor removed. */
export const circularHandlers: RequestHandler[] = [
  ...crud({
    path: '/biz/racingCircular',
    table: circulars,
    permission: 'contest:racingCircular',
    permissions: { get: 'contest:racingCircular:get' },
    verbs: ['list', 'get', 'save', 'update', 'remove'],
    readOnly: ['competitionName', 'publishTime', 'publishBy', 'viewCount', 'publishStatus'],
    required: ['content'],
    range: 'publishTime',
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'publishTime', 'viewCount'],
    filters: { title: 'like', circularType: 'eq', competitionId: 'eq', publishStatus: 'eq' },
    refuses,
    fresh: ({ competitionId }) => ({
      publishStatus: '0' as const,
      viewCount: 0,
      competitionName: competitionId ? (competitionName(competitionId) ?? null) : null,
    }),
    after: async ({ verb, row, next: { competitionId } }) => {
      if (verb !== 'update' || !row || competitionId === undefined || competitionId === row.competitionId) return;
      const name = competitionId === null ? null : (competitionName(competitionId) ?? null);
      await circulars.update(row.id, { competitionName: name });
    },
    presenter: ({ params }) => {
      if (params.id !== undefined) return (row) => row;
      return ({ content: _content, attachments: _attachments, ...row }) => row;
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

function refuses({ verb, row, next }: Change<CircularRow>): string | undefined {
  if (row && !isOpen(row.publishStatus)) return NOT_ALLOWED;
  if (verb === 'remove') return undefined;
  const { title = '', content } = { ...row, ...next };
  if (title.trim().length < 2) return '通告标题为2到100个字符';
  return isWritten(content) ? undefined : '请输入正文';
}
