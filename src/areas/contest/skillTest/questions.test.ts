import { describe, expect, it } from 'vitest';
import { questionOfRow } from './questionRows';
import {
  addsUp,
  checkQuestion,
  grade,
  passes,
  plain,
  type Question,
  spread,
  totalOf,
  withoutOption,
} from './questions';

const options = ['甲', '乙', '丙'].map((text, index) => ({ key: 'ABC'[index] ?? '', text }));
const question = (fields: Partial<Question> = {}): Question => ({
  questionType: '1',
  stem: '<p>题干</p>',
  options,
  answer: 'A',
  score: 2,
  ...fields,
});

it.each<[string, Partial<Question>, string]>([
  ['a single choice', {}, ''],
  ['no kind', { questionType: '7' }, 'type'],
  ['an empty stem', { stem: '<p> &nbsp;</p>' }, 'stem'],
  ['only a picture as the stem', { stem: '<p><img src="/logo.svg"></p>' }, ''],
  ['a long stem', { stem: 'x'.repeat(2001) }, 'stemLong'],
  ['one option', { options: options.slice(0, 1) }, 'options'],
  ['nine options', { options: Array.from({ length: 9 }, (_, index) => ({ key: 'A', text: `${index}` })) }, 'options'],
  ['an empty option', { options: [...options, { key: 'D', text: ' ' }] }, 'optionEmpty'],
  ['a duplicate option', { options: [...options, { key: 'D', text: '甲' }] }, 'optionTwice'],
  ['no answer', { answer: ' ' }, 'answer'],
  ['a long answer', { questionType: '6', answer: 'x'.repeat(501) }, 'answerLong'],
  ['two answers to a single choice', { answer: 'A,B' }, 'oneAnswer'],
  ['an answer that is not an option', { answer: 'D' }, 'noOption'],
  ['one answer to a multiple choice', { questionType: '2' }, 'twoAnswers'],
  ['a duplicate answer', { questionType: '2', answer: 'A,A' }, 'twoAnswers'],
  ['two answers to a multiple choice', { questionType: '2', answer: 'A,C' }, ''],
  ['true', { questionType: '3', options: [], answer: 'T' }, ''],
  ['neither true nor false', { questionType: '3', options: [], answer: 'A' }, 'trueFalse'],
  ['one blank', { questionType: '4', answer: '北京' }, ''],
  ['two blanks, one answer', { questionType: '4', stem: '___和____', answer: '北京' }, 'blanks'],
  ['two blanks, two answers', { questionType: '4', stem: '___和____', answer: '北京；上海' }, ''],
  ['an empty answer of two', { questionType: '4', stem: '___和____', answer: '北京；' }, 'blanks'],
  ['no score', { score: 0 }, 'score'],
  ['a score with three decimals', { score: '0.125' }, 'score'],
  ['a long explanation', { analysis: 'x'.repeat(1001) }, 'analysisLong'],
])('a question is checked for problems: %s', (_, fields, kinds) =>
  expect(
    checkQuestion(question(fields))
      .map(({ kind }) => kind)
      .join(),
  ).toBe(kinds),
);

describe('the scores of a test', () => {
  it('the decimal scores of a test are added up exactly', () => {
    const tenths = Array.from({ length: 30 }, () => ({ score: 0.1 }));
    expect(totalOf(tenths)).toBe('3.00');
    expect(addsUp(tenths, 3)).toBe(true);
    expect(addsUp(tenths, 3.01)).toBe(false);
    expect(addsUp([], null)).toBe(false);
  });

  it.each([
    [100, 4, [25, 25, 25, 25]],
    [100, 3, [33, 33, 34]],
    [2, 3, [0.66, 0.67, 0.67]],
    [0.02, 3, undefined],
    [null, 3, undefined],
    [100, 0, undefined],
  ])('splitting %s points over %s questions gives %j', (total, count, dealt) =>
    expect(spread(total, count)).toEqual(dealt),
  );
});

it('an answer refers to the same options after another option is removed', () =>
  expect(withoutOption(options, 'A,C', 1)).toEqual({
    options: [
      { key: 'A', text: '甲' },
      { key: 'B', text: '丙' },
    ],
    answer: 'A,B',
  }));

describe('a graded test', () => {
  const paper = [
    question(),
    question({ questionType: '2', answer: 'A,C', score: 3 }),
    question({ questionType: '3', answer: 'F' }),
    question({ questionType: '4', stem: '___、___', answer: 'WPS|金山；Ａ', score: 1.5 }),
    question({ questionType: '6', answer: '按步骤评分', score: 10 }),
  ];

  it.each([
    ['all right', ['A', 'C,A', 'F', ' wps ； a', '做完了'], 'right right right right open', '8.50'],
    [
      'an incomplete multiple choice earns nothing',
      ['A', 'A', 'F', '金山;A', ''],
      'right wrong right right open',
      '5.50',
    ],
    ['nothing at all', [], 'wrong wrong wrong wrong open', '0.00'],
    ['one of two blanks filled', ['', '', '', 'WPS'], 'wrong wrong wrong wrong open', '0.00'],
  ])('%s: the answers %j are rated %j and earn %s points', (_, answers, results, earned) => {
    const result = grade(paper, answers);
    expect(result.results.join(' ')).toBe(results);
    expect(result).toMatchObject({ earned, objective: '8.50', open: '10.00' });
  });

  it.each([
    ['8.50', '0.00', 8.5, true],
    ['8.50', '10.00', 8.51, undefined],
    ['8.50', '10.00', 18.51, false],
  ])(
    'with %s points earned, %s points unscored and %s needed to pass, “passed” is %s',
    (earned, open, needed, passed) =>
      expect(passes({ results: [], earned, objective: '8.50', open }, needed)).toBe(passed),
  );
});

describe('a row of an imported sheet', () => {
  const types = [
    { value: '1', label: '单选题' },
    { value: '2', label: '多选题' },
    { value: '3', label: '判断题' },
  ];
  const base = { questionType: '多选题', stem: '1 < 2 & 3', optionA: '甲', optionB: '乙', answer: 'b、a', score: '2' };

  it('a row of an imported sheet is read as a question', () =>
    expect(questionOfRow(base, types)).toMatchObject({
      questionType: '2',
      stem: '<p>1 &lt; 2 &amp; 3</p>',
      options: [
        { key: 'A', text: '甲' },
        { key: 'B', text: '乙' },
      ],
      answer: 'A,B',
    }));

  it.each([
    [{ questionType: '判断题', answer: '对' }, ''],
    [{ questionType: '判断题', answer: '×' }, ''],
    [{ questionType: '判断题', answer: '也许' }, 'trueFalse'],
    [{ questionType: '问答题' }, 'type'],
    [{ optionB: '', optionC: '丙' }, 'optionEmpty'],
    [{ questionType: '1', answer: 'AB' }, 'oneAnswer'],
    [{ answer: 'A,E' }, 'noOption'],
    [{ score: '两分' }, 'score'],
  ])('an imported row with the cells %j has exactly the expected problems', (cells, kinds) =>
    expect(
      checkQuestion(questionOfRow({ ...base, ...cells }, types))
        .map(({ kind }) => kind)
        .join(),
    ).toBe(kinds),
  );

  it('an imported row keeps text that looks like HTML as plain text', () =>
    expect(plain(questionOfRow({ ...base, stem: '<b>x</b> &amp;' }, types).stem)).toBe('<b>x</b> &amp;'));
});
