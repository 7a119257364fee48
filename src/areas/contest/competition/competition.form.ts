import type { Values } from '@/shared/form/useEditor';
import { charsOf } from '../typing/measure';
import type { Award, Competition } from './competition.api';

/** A contest as its form holds it: nothing is null, numbers are numbers, what only the server writes is not there. */
export interface CompetitionForm {
  id: Competition['id'];
  competitionName?: string;
  cover?: string;
  organizer?: string;
  coOrganizer?: string;
  competitionLevel?: string;
  isTop?: string;
  language?: string;
  groupTypes?: string[];
  articleTitle?: string;
  articleContent?: string;
  duration?: number;
  maxAttempts?: number;
  minAccuracy?: number;
  allowBackspace?: string;
  forbidPaste?: string;
  scoreRule?: string;
  registerStartTime?: string | null;
  registerEndTime?: string | null;
  startTime?: string | null;
  endTime?: string | null;
  needAudit?: string;
  maxPlayers?: number;
  registerFee?: number;
  awards?: Partial<Award>[];
  introduction?: string;
  attachments?: { name: string; url: string; size?: number | undefined }[];
}

/** What the server alone writes. */
const READ_ONLY = ['competitionNo', 'wordCount', 'registerCount', 'playerCount', 'contestStatus', 'createTime'];
const NUMBERS = ['minAccuracy', 'maxPlayers', 'registerFee'];
const TEXTS = ['competitionName', 'organizer', 'coOrganizer', 'articleTitle'] as const;

/** What a new contest starts with. */
export const newCompetition = (): CompetitionForm => ({
  id: 0,
  language: '1',
  competitionLevel: '3',
  groupTypes: ['3'],
  duration: 10,
  maxAttempts: 1,
  minAccuracy: 90,
  allowBackspace: 'Y',
  forbidPaste: 'Y',
  scoreRule: '1',
  needAudit: 'Y',
  maxPlayers: 0,
  registerFee: 0,
  isTop: 'N',
  awards: [],
  attachments: [],
});

/** A contest of the wire as its form holds it. */
export function toForm(contest: Competition): CompetitionForm {
  const entries = Object.entries(contest).filter(
    ([name, value]) => !READ_ONLY.includes(name) && value !== null && value !== undefined,
  );
  const known = entries.map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]);
  return { awards: [], attachments: [], ...Object.fromEntries(known) } as CompetitionForm; // the fields are the record's own
}

/** What the form holds as the wire has it: texts trimmed, line breaks one sign, an emptied number or level null. */
export function toWire(form: CompetitionForm): Values {
  const texts = TEXTS.map((name) => [name, form[name]?.trim()] as const).filter(([, value]) => value !== undefined);
  return {
    ...form,
    ...Object.fromEntries(texts),
    ...(form.articleContent !== undefined && { articleContent: form.articleContent.replaceAll('\r\n', '\n') }),
    competitionLevel: form.competitionLevel ?? null,
    minAccuracy: form.minAccuracy ?? null,
    maxPlayers: form.maxPlayers ?? 0,
    registerFee: form.registerFee ?? 0,
    awards: (form.awards ?? []).map((award) => ({ ...award, awardName: award.awardName?.trim() })),
  };
}

/** A new contest like another one: another name, and its times to be chosen. */
export function toCopy(contest: Competition, name: string): CompetitionForm {
  const none = { registerStartTime: null, registerEndTime: null, startTime: null, endTime: null };
  return { ...toForm(contest), id: 0, competitionName: charsOf(name).slice(0, 60).join(''), isTop: 'N', ...none };
}
