import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, numeric, entry } from '@/shared/api/fields';

const text = z.string().nullish();

const awardSchema = z.object({
  awardName: z.string().max(30),
  /** The first rank of the range. `rankTo` is the last rank of the range. */
  rankFrom: z.number().nullable(),
  rankTo: z.number().nullable(),
  prize: text,
});
/** An award for a range of ranks. */
export type Award = z.infer<typeof awardSchema>;

/** A typing contest (docs/contract#3.4.20). Times are in server time; `introduction` is HTML. */
export const competitionSchema = z.object({
  id,
  competitionName: z.string().max(60),
  competitionNo: text,
  cover: z.string().max(255),
  organizer: z.string().max(100),
  coOrganizer: z.string().max(200).nullish(),
  competitionLevel: entry('biz_contest_level').nullish(),
  language: entry('biz_contest_lang', 1),
  groupTypes: z.array(z.string()),
  articleTitle: z.string().max(60),
  /** The text to type; missing in lists. */
  articleContent: z.string().max(10_000).nullish(),
  wordCount: z.number().nullish(),
  /** The max duration of a run, in minutes. */
  duration: z.number().nullable(),
  /** Max number of runs per player; 0 means no limit. */
  maxAttempts: z.number().nullable(),
  /** The min accuracy for a run to count, in percent. */
  minAccuracy: numeric.nullish(),
  allowBackspace: entry('sys_yes_no', 1),
  forbidPaste: entry('sys_yes_no', 1),
  scoreRule: entry('biz_score_rule', 1),
  registerStartTime: dateTime,
  registerEndTime: dateTime,
  startTime: dateTime,
  endTime: dateTime,
  needAudit: entry('sys_yes_no', 1),
  /** Max number of players; 0 means no limit. */
  maxPlayers: z.number().nullish(),
  /** The registration fee, in yuan. */
  registerFee: numeric.nullish(),
  registerCount: z.number().nullish(),
  playerCount: z.number().nullish(),
  awards: z.array(awardSchema).max(10).nullish(),
  introduction: z.string().max(10_000).nullish(),
  attachments: z.array(z.object({ name: z.string(), url: z.string(), size: z.number().optional() })).nullish(),
  contestStatus: text,
  isTop: entry('sys_yes_no').nullish(),
  createTime: dateTime.nullish(),
  ...changeShape,
});
export type Competition = z.infer<typeof competitionSchema>;

export const competitions = resource({
  schema: competitionSchema,
  path: '/biz/competition',
  permission: 'contest:competition',
  nameOf: ({ competitionName }) => competitionName,
});

/**
 * Limits of the contract. `article` is in characters, `minutes` is the duration. `awards` is the number of awards.
 * `html` is the length of the introduction, in characters of HTML.
 */
export const LIMITS = { article: { min: 100, max: 10_000 }, minutes: { min: 1, max: 60 }, awards: 10, html: 10_000 };
