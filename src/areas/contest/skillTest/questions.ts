import { addMoney, fromCents, type Money, toCents } from '@/shared/lib/money';

/** An option of a choice question. Keys are A, B, C … in this order. */
export interface Option {
  key: string;
  text: string;
}

/**
 * A question of a test (docs/contract#3.4.22). `questionType` is 1 single, 2 multiple, 3 true or false, 4 blanks, 5
 * typing, 6 practical. `stem` is HTML. `answer` depends on the type. A choice has the keys of options, such as `A,C`.
 * True or false has `T` or `F`. Blanks have the text of each blank, separated by `；`, with alternatives separated by
 * `|`. Typing has the text to type. Practical work has the grading criteria.
 */
export interface Question {
  /** The id of a stored question. A new question has none, because the server sets it. */
  id?: number | string | null | undefined;
  questionType: string;
  stem: string;
  options?: readonly Option[] | null | undefined;
  answer: string;
  score: Money | null;
  analysis?: string | null | undefined;
}

/** Max questions of a test and max options of a question (docs/contract#3.4.22). */
export const MAX_QUESTIONS = 200;
export const MAX_OPTIONS = 8;
/** Max length of stem (characters of HTML), answer and explanation (docs/contract#3.4.22). */
export const MAX_LENGTH = { stem: 2000, answer: 500, analysis: 1000 } as const;

/** The question types that are graded automatically. People grade typing and practical work. */
const OBJECTIVE = ['1', '2', '3', '4'];

/** A problem of a question: its field, and its kind, which selects the message `skillTest.wrong.<kind>`. */
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

/** True for single and multiple choice. */
export const isChoice = (questionType: string | undefined): boolean => questionType === '1' || questionType === '2';

/** Returns the key of the option at an index: A for 0. */
export const keyAt = (index: number): string => String.fromCharCode(65 + index);

/** Returns the sorted, unique option keys of an answer: A and C for `C,A`. */
export const keysOf = (answer: string): string[] =>
  [...new Set(answer.split(',').map((key) => key.trim()))].filter(Boolean).toSorted();

/** Converts HTML to plain text on a single line. */
export const plain = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d|tr)>|<br\s*\/?>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => SIGNS[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const SIGNS: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Validates a question by the rules of its type. Returns all problems. */
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
  if (options.length < 2 || options.length > MAX_OPTIONS) return 'options';
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

/** Counts the blanks of a stem, which are runs of three or more `_`. Returns 1 if there are none. */
export const blankCount = (stem: string): number => Math.max(1, plain(stem).match(/_{3,}/g)?.length ?? 0);

/** Splits the stored answer of a fill-in-the-blank question into one answer per blank. */
export const blanksOf = (answer: string): string[] => answer.split(/[;；]/).map((part) => part.trim());

/** Returns the exact sum of the scores as text with two decimals. */
export const totalOf = (questions: readonly Pick<Question, 'score'>[]): string =>
  addMoney(questions.map(({ score }) => score));

/** True when the scores add up exactly to the total. */
export const addsUp = (questions: readonly Pick<Question, 'score'>[], total: Money | null | undefined): boolean =>
  toCents(total) !== undefined && toCents(totalOf(questions)) === toCents(total);

/**
 * Distributes a total over `count` questions as evenly as possible. Uses whole points if the total is whole and large
 * enough, otherwise hundredths. The last questions get the remainder. Returns undefined if some questions would get a
 * score of 0.
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

/** Returns a copy of the list with one item moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Removes an option. The following options move up, and the answer still refers to the same options. */
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

/** The result of a question. `open` means that a person must grade the question. */
export type Result = 'right' | 'wrong' | 'open';

/** The grade of an attempt. Amounts are exact text with two decimals. */
export interface Grade {
  results: Result[];
  /** Points of the objective questions answered correctly. */
  earned: string;
  /** Max points of the objective questions. */
  objective: string;
  /** Max points of the questions that a person must still grade. */
  open: string;
}

/** Grades answers by question index. An objective question earns all of its points or none. */
export function grade(questions: readonly Question[], answers: readonly (string | undefined)[]): Grade {
  const results = questions.map((question, index) => rate(question, answers[index] ?? ''));
  const sum = (...expected: Result[]) =>
    totalOf(questions.filter((_, index) => expected.includes(results[index] ?? 'open')));
  return { results, earned: sum('right'), objective: sum('right', 'wrong'), open: sum('open') };
}

/** True when the test is passed. Undefined while the result depends on questions that a person must grade. */
export function passes({ earned, open }: Grade, passScore: Money | null): boolean | undefined {
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

/** Normalizes text for comparison: removes differences of character width, case and whitespace. */
const alike = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
