import { keyAt } from '@/areas/contest/skillTest/questions';
import { ago, paragraphs, pick } from '../made';

type Kind = readonly [type: string, stem: string, answer: string, options?: string, analysis?: string];

const QUESTIONS: readonly Kind[] = [
  ['1', '计算机中表示信息的最小单位是', 'A', '位|字节|字|扇区', '一个二进制位是最小单位，八位为一个字节。'],
  ['1', '下列设备中属于输入设备的是', 'C', '显示器|打印机|键盘|音箱'],
  ['2', '下列属于操作系统的有', 'A,B,D', 'Windows|Linux|WPS|macOS', 'WPS 是办公软件。'],
  ['3', '网络安全法规定，网络运营者应当对其收集的用户信息严格保密。', 'T'],
  ['4', '在 Windows 中，复制的快捷键是 Ctrl + ___，粘贴的快捷键是 Ctrl + ___。', 'C；V'],
  ['2', '下列做法有助于保护账号安全的有', 'A,C', '开启双重验证|多个网站使用同一密码|定期更换密码|把密码写在便签上'],
  ['3', '五笔字型是一种按读音编码的输入法。', 'F', undefined, '五笔按字形编码。'],
  ['5', '请在规定时间内录入下面的文字。', '工匠精神是一种职业精神，它是职业道德、职业能力、职业品质的体现。'],
  ['6', '使用电子表格完成一份工资表，并按部门汇总。', '表头完整；公式正确；汇总准确；版面清晰'],
  ['1', '文件扩展名 .xlsx 通常表示', 'B', '文字文稿|电子表格|演示文稿|压缩文件'],
];
const NAMES = [
  '计算机操作员',
  '信息安全基础',
  '办公软件应用',
  '文字录入',
  '数据处理',
  '网络管理基础',
  '软件工程基础',
  '云计算入门',
];
const LEVELS = ['初级', '中级', '高级', '技师', '高级技师'];
/** Occupations of `occupationsSeed`, by their ids. */
const OCCUPATIONS: readonly [id: number, name: string][] = [
  [12, '计算机软件工程技术人员'],
  [13, '计算机网络工程技术人员'],
  [14, '信息安全工程技术人员'],
  [17, '大数据工程技术人员'],
];

const questionsOf = (test: number) =>
  QUESTIONS.map((_, index) => {
    const [questionType, stem, answer, options, analysis] = pick(QUESTIONS, index + test);
    return {
      id: index + 1,
      questionType,
      stem: `<p>${stem}</p>`,
      options: (options?.split('|') ?? []).map((text, place) => ({ key: keyAt(place), text })),
      answer,
      score: 10,
      analysis: analysis ?? '',
      sort: index + 1,
    };
  });

/** The seeded skill tests: eight subjects at five levels, each with ten questions of ten points. */
export const skillTestsSeed = () =>
  Array.from({ length: 36 }, (_, index) => {
    const [occupationId, occupationName] = pick(OCCUPATIONS, index);
    const testStatus = index >= 31 ? '0' : index % 7 === 5 ? '2' : '1';
    return {
      id: index + 1,
      testName: `${pick(NAMES, index)}${pick(LEVELS, Math.floor(index / 8))}测试`,
      occupationId,
      occupationName,
      skillLevel: String((Math.floor(index / 8) % 5) + 1),
      cover: index % 3 === 0 ? '/logo.svg' : '',
      duration: 60 + (index % 4) * 15,
      totalScore: 100,
      passScore: 60,
      maxAttempts: index % 4,
      retakeDays: (index % 3) * 7,
      questionOrder: index % 5 === 4 ? '2' : '1',
      showAnswer: index % 2 === 0 ? 'Y' : 'N',
      fee: pick([0, 50, 80, 120.5], index),
      certificateId: null,
      questions: questionsOf(index),
      questionCount: QUESTIONS.length,
      introduction: paragraphs('请独立完成全部试题，交卷后不能修改。', '测试期间请保持网络畅通。'),
      testCount: testStatus === '0' ? 0 : ((index * 173) % 700) + 20,
      passRate: testStatus === '0' ? 0 : 55 + ((index * 37) % 400) / 10,
      testStatus,
      createTime: ago((37 - index) * 2100),
    };
  });
