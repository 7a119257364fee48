import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import type { Id } from '@/shared/lib/id';
import { dateTime, id, numeric } from '@/shared/api/fields';

const text = z.string().nullish();
const count = z.number().nullish();

/** The numbers of characters typed from the start of a run until `second`. */
const sampleSchema = z.object({ second: z.number(), totalChars: z.number(), correctChars: z.number() });
export type Sample = z.infer<typeof sampleSchema>;

/** A player's run in a contest (docs/contract#3.4.25). Speeds are characters a minute, accuracy is in percent. */
export const gameRecordSchema = z.object({
  id,
  competitionId: id.nullish(),
  competitionName: text,
  registrationId: id.nullish(),
  realName: z.string(),
  phone: text,
  unitName: text,
  attemptNo: count,
  totalChars: count,
  correctChars: count,
  errorChars: count,
  backspaceCount: count,
  usedSeconds: count,
  speed: numeric.nullish(),
  netSpeed: numeric.nullish(),
  accuracy: numeric.nullish(),
  score: numeric.nullish(),
  rank: count,
  awardName: text,
  startTime: dateTime.nullish(),
  endTime: dateTime.nullish(),
  clientIp: text,
  deviceInfo: text,
  /** Number of times the player left the page. */
  switchCount: count,
  recordStatus: z.string(),
  invalidReason: text,
  /** Progress of the run; missing in lists. The field is our proposal, because the contract has no such data. */
  samples: z.array(sampleSchema).nullish(),
});
export type GameRecord = z.infer<typeof gameRecordSchema>;

/** The API of runs. Lists can be filtered by `competitionId`. */
export const gameRecords = resource({
  schema: gameRecordSchema,
  path: '/biz/gameRecord',
  permission: 'contest:gameRecord',
  messages: 'contest:record',
  nameOf: ({ realName, attemptNo }) => `${realName} ${attemptNo ?? ''}`,
});

/** Invalidates a valid run with a reason, or restores an invalid run. */
export const judge = (recordId: Id, recordStatus: string, reason?: string, key?: string) =>
  gameRecords.act('invalid', { id: recordId, recordStatus, ...(reason && { reason }) }, key);

/** Makes the server rank the runs of an ended contest; can be repeated. The body contains the id of the contest. */
export const rank = (competitionId: Id) => gameRecords.act('rank', { id: competitionId, competitionId });
