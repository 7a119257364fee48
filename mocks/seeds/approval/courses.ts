import { reviewOf, reviewStateOf } from '../../approval/history';
import { approvalCompanies } from './companies';
import { approvalCreators } from './creators';
import { approvalSchools } from './schools';
import { paragraphs, person, pick } from '../made';

const TOPICS = [
  ['五笔打字从入门到精通', '办公软件', 22],
  ['前端工程化实战', '前端开发', 2],
  ['商务礼仪与沟通', '沟通表达', 20],
  ['短视频剪辑基础', '视频剪辑', 12],
  ['Excel 数据分析', '数据分析', 7],
  ['家常菜烹饪基础', '烹饪', 17],
  ['项目管理入门', '项目管理', 21],
  ['电工安全操作', '电工', 15],
  ['会计基础与报税', '会计职称', 29],
  ['普通话水平提升', '普通话', 26],
] as const;
const OCCUPATIONS = [
  { occupationId: 40, occupationName: '计算机程序设计员' },
  { occupationId: 28, occupationName: '秘书' },
  { occupationId: 31, occupationName: '互联网营销师' },
  { occupationId: 61, occupationName: '电工' },
];
const EDITIONS = ['', '（第二期）', '（强化班）', '（周末班）', '（2026版）', '（案例篇）'];
const REASONS = [
  '课程封面含有联系方式',
  '课时视频无法播放',
  '课程介绍与目录不符',
  '售价高于原价',
  '讲师资质未提供证明',
];

/** Courses of companies, schools and creators, with every review and shelf status. */
export function approvalCourses() {
  const [companies, schools, creators] = [approvalCompanies(), approvalSchools(), approvalCreators()];
  const owners = [
    ...companies.slice(0, 12).map(({ id, companyName }) => ({ ownerType: '1', ownerId: id, ownerName: companyName })),
    ...schools.slice(0, 12).map(({ id, schoolName }) => ({ ownerType: '2', ownerId: id, ownerName: schoolName })),
    ...creators.slice(0, 12).map(({ id, nickName }) => ({ ownerType: '3', ownerId: id, ownerName: nickName })),
  ];
  return Array.from({ length: 64 }, (_, n) => course(n, pick(owners, n * 7 + 1)));
}

function course(n: number, owner: { ownerType: string; ownerId: number; ownerName: string }) {
  const [topic, courseTypeName, courseTypeId] = pick(TOPICS, n);
  const state = reviewStateOf(n + 1);
  const id = 4001 + n;
  const courseName = `${topic}${pick(EDITIONS, Math.floor(n / TOPICS.length))}`;
  const chapters = chaptersOf(n);
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const price = pick([0, 99, 199, 299, 49.9], n);
  const teacher = person(n + 200).name;
  const passed = state === 'passed';
  const before = { courseName: `${topic}！！！`, price: price + 100, cover: `/api/biz/evidence/cover/${id + 1}.svg` };
  return {
    id,
    courseName,
    courseTypeId,
    courseTypeName,
    cover: `/api/biz/evidence/cover/${id}.svg`,
    ...owner,
    teacherName: teacher,
    teacherTitle: pick(['高级讲师', '行业专家', '国家级技能大师', '特聘讲师'], n),
    courseMode: pick(['1', '1', '2', '3', '4'], n),
    ...pick(OCCUPATIONS, n),
    skillLevel: pick(['1', '2', '3', null], n),
    lessonCount: n % 17 === 9 ? lessons.length + 2 : lessons.length,
    totalMinutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    chapters,
    introduction: paragraphs(`《${courseName}》由${teacher}主讲。`, '课程配有练习与答疑，学完可获得结业证明。'),
    originalPrice: n % 19 === 7 ? Math.max(price - 20, 1) : price * 2,
    price,
    validDays: pick([365, 180, 0], n),
    shareRatio: pick([60, 70, 75.5], n),
    studyCount: passed ? (n * 53) % 900 : 0,
    score: passed ? 4 + (n % 10) / 10 : null,
    shelfStatus: passed ? pick(['1', '0', '1', '2'], n) : '0',
    isRecommend: passed && n % 6 === 3 ? 'Y' : 'N',
    sort: n % 20,
    ...reviewOf({ state, n: n + 19, applicant: owner.ownerName, reason: pick(REASONS, n), before }),
  };
}

function chaptersOf(n: number) {
  return Array.from({ length: 2 + (n % 3) }, (_, index) => ({
    id: index + 1,
    title: `第${index + 1}章 ${pick(['认识与准备', '核心方法', '综合练习', '拓展与总结'], index)}`,
    sort: index + 1,
    lessons: Array.from({ length: 2 + ((n + index) % 3) }, (_lesson, lesson) => ({
      id: index * 10 + lesson + 1,
      title: `${index + 1}.${lesson + 1} ${pick(['概念讲解', '示范操作', '跟练', '答疑'], lesson)}`,
      videoUrl:
        n % 21 === 13 && lesson === 1 ? null : `https://video.example.com/${4001 + n}/${index + 1}-${lesson + 1}.mp4`,
      minutes: 12 + ((n + lesson * 7) % 30),
      free: index === 0 && lesson === 0,
    })),
  }));
}
