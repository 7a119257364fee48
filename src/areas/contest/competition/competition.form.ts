import type { FormOf } from '@/shared/api/crudApi';
import { charsOf } from '../typing/measure';
import type { Award, Competition } from './competition.resource';

/**
 * The form values of a contest. Only times can be null. Decimals are always numbers, although the server may send them
 * as text. Omits the fields that only the server writes.
 */
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

/** The fields that only the server writes. */
const READ_ONLY = ['competitionNo', 'wordCount', 'registerCount', 'playerCount', 'contestStatus', 'createTime'];
const NUMBERS = ['minAccuracy', 'maxPlayers', 'registerFee'];
const TEXTS = ['competitionName', 'organizer', 'coOrganizer', 'articleTitle'] as const;

/** The initial form values of a new contest. */
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

/** Maps a contest to form values. */
export function toForm(contest: Competition): CompetitionForm {
  const entries = Object.entries(contest).filter(
    ([name, value]) => !READ_ONLY.includes(name) && value !== null && value !== undefined,
  );
  const known = entries.map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]);
  // The cast is safe, because a record has all other form fields.
  return { awards: [], attachments: [], ...Object.fromEntries(known) } as CompetitionForm;
}

/** Maps form values to the request body: trims texts, turns CRLF into LF, and sends null or 0 for cleared fields. */
export function toWire(form: FormOf<CompetitionForm>): FormOf<Competition> {
  const texts = TEXTS.map((name) => [name, form[name]?.trim()] as const).filter(([, value]) => value !== undefined);
  return {
    ...form,
    ...Object.fromEntries(texts),
    ...(form.articleContent && { articleContent: form.articleContent.replaceAll('\r\n', '\n') }),
    competitionLevel: form.competitionLevel ?? null,
    minAccuracy: form.minAccuracy ?? null,
    maxPlayers: form.maxPlayers ?? 0,
    registerFee: form.registerFee ?? 0,
    awards: (form.awards ?? []).map((award) => ({ ...award, awardName: award.awardName?.trim() })) as Award[], // form rules reject incomplete awards
  };
}

/** Returns the form values for a copy of a contest. The copy has a new name and no times. */
export function toCopy(contest: Competition, name: string): CompetitionForm {
  const none = { registerStartTime: null, registerEndTime: null, startTime: null, endTime: null };
  return { ...toForm(contest), id: 0, competitionName: charsOf(name).slice(0, 60).join(''), isTop: 'N', ...none };
}
