import { addMoney, fromCents, type Money, toCents } from '@/shared/lib/money';

/** An answer to choose from; keys are A, B, C … in order. */
export interface Option {
  key: string;
  text: string;
}

/**
 * A question of a test (docs/contract#3.4.22). `questionType` is 1 single, 2 multiple, 3 true or false, 4 blanks, 5 typing,
 * 6 practical. `stem` is HTML. `answer`: `A`, `A,C`, `T`/`F`; of blanks what belongs in each, between `；`, several ways of
 * writing one between `|`; of typing the text to type; of practical work what is looked at.
 */
export interface Question {
  /** The server's own; a new question has none. */
  id?: number | string | null | undefined;
  questionType: string;
  stem: string;
  options?: readonly Option[] | null | undefined;
  answer: string;
  score: Money;
  analysis?: string | null | undefined;
}

/** The most questions a test has, and the most options a question has (docs/contract#3.4.22). */
export const MOST_QUESTIONS = 200;
export const MOST_OPTIONS = 8;
/** The longest stem in characters of HTML, answer and explanation (docs/contract#3.4.22). */
export const MAX_LENGTH = { stem: 2000, answer: 500, analysis: 1000 } as const;

/** The kinds a machine can rate; typing and practical work are rated by a person. */
const OBJECTIVE = ['1', '2', '3', '4'];

/** Something wrong with a question: in which field, and what; the words are `skillTest.wrong.<kind>`. */
export interface Problem {
  field: 'questionType' | 'stem' | 'options' | 'answer' | 'score' | 'analysis';
  kind:
    | 'type'
    | 'stem'
    | 'stemLong'
    | 'options'
    | 'optionEmpty'
    | 'optionTwice'
    | 'answer'
    | 'answerLong'
    | 'oneAnswer'
    | 'twoAnswers'
    | 'noOption'
    | 'trueFalse'
    | 'blanks'
    | 'score'
    | 'analysisLong';
}

/** Whether answers of this kind are chosen among options. */
export const isChoice = (questionType: string | undefined): boolean => questionType === '1' || questionType === '2';

/** The key of the option at a place: A for 0. */
export const keyAt = (index: number): string => String.fromCharCode(65 + index);

/** The keys an answer names, each once, in order: `C,A` is A and C. */
export const keysOf = (answer: string): string[] =>
  [...new Set(answer.split(',').map((key) => key.trim()))].filter(Boolean).toSorted();

/** The words of HTML without its tags. */
export const plain = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d|tr)>|<br\s*\/?>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => SIGNS[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const SIGNS: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Everything that is wrong with a question by the rules of its kind. */
export function checkQuestion({ questionType, stem, options, answer, score, analysis }: Question): Problem[] {
  const found: Problem[] = [];
  const say = (field: Problem['field'], kind: Problem['kind'], wrong = true) => wrong && found.push({ field, kind });
  if (!/^[1-6]$/.test(questionType)) say('questionType', 'type');
  if (plain(stem) === '' && !/<img\s/i.test(stem)) say('stem', 'stem');
  else say('stem', 'stemLong', stem.length > MAX_LENGTH.stem);
  if (isChoice(questionType)) {
    const kind = problemOfOptions(options ?? []);
    if (kind) say('options', kind);
  }
  const kind =
    answer.length > MAX_LENGTH.answer ? 'answerLong' : problemOfAnswer(questionType, answer, options ?? [], stem);
  if (kind) say('answer', kind);
  const cents = toCents(score);
  say('score', 'score', cents === undefined || cents <= 0n || cents > 99_999n);
  say('analysis', 'analysisLong', (analysis ?? '').length > MAX_LENGTH.analysis);
  return found;
}

function problemOfOptions(options: readonly Option[]): Problem['kind'] | undefined {
  if (options.length < 2 || options.length > MOST_OPTIONS) return 'options';
  const texts = options.map(({ text }) => text.trim());
  if (texts.includes('')) return 'optionEmpty';
  return new Set(texts).size < texts.length ? 'optionTwice' : undefined;
}

function problemOfAnswer(
  type: string,
  answer: string,
  options: readonly Option[],
  stem: string,
): Problem['kind'] | undefined {
  if (answer.trim() === '') return 'answer';
  if (isChoice(type)) {
    const keys = keysOf(answer);
    if (keys.some((key) => !options.some((option) => option.key === key))) return 'noOption';
    if (type === '1' && keys.length !== 1) return 'oneAnswer';
    return type === '2' && keys.length < 2 ? 'twoAnswers' : undefined;
  }
  if (type === '3') return answer === 'T' || answer === 'F' ? undefined : 'trueFalse';
  if (type !== '4') return undefined;
  const parts = blanksOf(answer);
  return parts.length === blankCount(stem) && parts.every(Boolean) ? undefined : 'blanks';
}

/** How many blanks a stem leaves: runs of three `_` or more; one where it marks none. */
export const blankCount = (stem: string): number => Math.max(1, plain(stem).match(/_{3,}/g)?.length ?? 0);

/** What stands or belongs in each blank. */
export const blanksOf = (answer: string): string[] => answer.split(/[;；]/).map((part) => part.trim());

/** The scores of all questions together, exact, as text with two decimals. */
export const totalOf = (questions: readonly Pick<Question, 'score'>[]): string =>
  addMoney(questions.map(({ score }) => score));

/** Whether the scores add up to the total to the last hundredth. */
export const addsUp = (questions: readonly Pick<Question, 'score'>[], total: Money | null | undefined): boolean =>
  toCents(total) !== undefined && toCents(totalOf(questions)) === toCents(total);

/**
 * A total dealt out to so many questions as evenly as it goes: in whole points where it is a whole number of them and each
 * gets one, else in hundredths; the last ones get what is over. Undefined where there is not enough for all.
 */
export function spread(total: Money | null | undefined, count: number): number[] | undefined {
  const cents = toCents(total);
  if (cents === undefined || count < 1) return undefined;
  const step = cents % 100n === 0n && cents >= 100n * BigInt(count) ? 100n : 1n;
  const [share, over] = [cents / step / BigInt(count), Number((cents / step) % BigInt(count))];
  if (share <= 0n) return undefined;
  return Array.from({ length: count }, (_, index) =>
    Number(fromCents((share + (index >= count - over ? 1n : 0n)) * step)),
  );
}

/** A list with one of its things moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** A question without one of its options: those behind it move up, and the answer names the same ones as before. */
export function withoutOption(
  options: readonly Option[],
  answer: string,
  index: number,
): { options: Option[]; answer: string } {
  const kept = options.filter((_, place) => place !== index);
  const answered = keysOf(answer);
  const keys = kept.flatMap(({ key }, place) => (answered.includes(key) ? [keyAt(place)] : []));
  return { options: kept.map(({ text }, place) => ({ key: keyAt(place), text })), answer: keys.join(',') };
}

/** How one question was answered; `open` is for a person to rate. */
export type Result = 'right' | 'wrong' | 'open';

/** What a test's answers are worth; amounts are exact text with two decimals. */
export interface Grade {
  results: Result[];
  /** Points of the objective questions that are right. */
  earned: string;
  /** Points the objective questions are worth. */
  objective: string;
  /** Points a person still has to give or refuse. */
  open: string;
}

/** Rates the answers of the questions at the same places: objective ones are right as a whole or worth nothing. */
export function grade(questions: readonly Question[], answers: readonly (string | undefined)[]): Grade {
  const results = questions.map((question, index) => rate(question, answers[index] ?? ''));
  const sum = (...expected: Result[]) =>
    totalOf(questions.filter((_, index) => expected.includes(results[index] ?? 'open')));
  return { results, earned: sum('right'), objective: sum('right', 'wrong'), open: sum('open') };
}

/** Whether the test is passed; undefined while that hangs on what a person has still to rate. */
export function passes({ earned, open }: Grade, passScore: Money): boolean | undefined {
  const [sure, most, needed] = [earned, addMoney([earned, open]), passScore].map((points) => toCents(points) ?? 0n);
  if (sure === undefined || most === undefined || needed === undefined) return undefined;
  return sure >= needed ? true : most < needed ? false : undefined;
}

function rate({ questionType, answer }: Question, given: string): Result {
  if (!OBJECTIVE.includes(questionType)) return 'open';
  if (questionType !== '4') return keysOf(given).join() === keysOf(answer).join() ? 'right' : 'wrong';
  const filled = blanksOf(given);
  const expected = blanksOf(answer);
  const fits = expected.every((accepted, index) =>
    accepted.split('|').some((option) => alike(option) === alike(filled[index] ?? '')),
  );
  return filled.length === expected.length && fits ? 'right' : 'wrong';
}

/** Text as it is compared: width, case and blanks do not count. */
const alike = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
