import { charsOf } from '@/areas/contest/typing/measure';
import { ago, pick } from '../made';

/** Kind, language, name and text of each training. */
const LESSONS: readonly [type: string, language: string, name: string, text: string][] = [
  ['1', '1', '拼音声母', '春风拂面，桃花初放，孩子们在河边放风筝，笑声传得很远。'],
  ['2', '1', '五笔字根', '王旁青头戋五一，土士二干十寸雨，大犬三羊古石厂，木丁西在一四里。'],
  ['3', '2', '英文短句', 'The quick brown fox jumps over the lazy dog while the sun sets behind the hills.'],
  ['4', '3', '数字录入', '3.14159 26535 89793 23846 26433 83279 50288 41971 69399 37510'],
  [
    '5',
    '1',
    '文章录入',
    '工匠精神是一种职业精神，它是职业道德、职业能力、职业品质的体现，是从业者的一种价值取向和行为表现。',
  ],
];
const DEGREES = ['入门', '初级', '中级', '高级'];

/**
 * The seeded trainings: five kinds at four difficulties, two of each. Harder ones are longer and require more speed.
 */
export const trainingsSeed = () =>
  Array.from({ length: 40 }, (_, index) => {
    const [trainingType, language, name, text] = pick(LESSONS, index);
    const degree = Math.floor(index / 10);
    const content = Array.from({ length: degree + 1 }, () => text).join('\n');
    return {
      id: index + 1,
      trainingName: `${name}${pick(DEGREES, degree)}${index % 10 < 5 ? '（一）' : '（二）'}`,
      trainingType,
      difficulty: String(degree + 1),
      language,
      content,
      wordCount: charsOf(content).length,
      duration: degree * 5,
      targetSpeed: (language === '1' ? 30 : 90) * (degree + 1),
      targetAccuracy: 90 + degree * 2.5,
      cover: '',
      trainCount: (index * 97) % 860,
      avgSpeed: 25 + ((index * 41) % 700) / 10,
      sort: index + 1,
      status: index % 13 === 12 ? '1' : '0',
      createTime: ago((41 - index) * 1800),
    };
  });
