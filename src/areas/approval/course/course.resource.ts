import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { id, numeric, entry, money } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

const chapterSchema = z.object({
  id,
  title: z.string(),
  sort: z.number().nullish(),
  lessons: z.array(
    z.object({
      id,
      title: z.string(),
      videoUrl: z.string().nullish(),
      minutes: z.number().nullish(),
      free: z.union([z.boolean(), z.string()]).nullish(),
    }),
  ),
});
export type Chapter = z.infer<typeof chapterSchema>;

/** A course submitted for publication on the platform (docs/contract#3.4.4). */
export const courseSchema = z.object({
  id,
  courseName: z.string().max(60),
  courseTypeId: id,
  courseTypeName: z.string().max(50).nullish(),
  cover: z.string().max(255),
  ownerType: entry('biz_member_type', 1),
  ownerId: id,
  ownerName: z.string().max(100).nullish(),
  teacherName: z.string().max(30),
  teacherTitle: z.string().max(50).nullish(),
  courseMode: entry('biz_course_mode', 1),
  occupationId: id.nullish(),
  occupationName: z.string().max(50).nullish(),
  skillLevel: entry('biz_skill_level', 1).nullish(),
  lessonCount: z.number().nullish(),
  totalMinutes: z.number().nullish(),
  chapters: z.array(chapterSchema),
  introduction: z.string().max(10000),
  originalPrice: money.nullish(),
  price: money,
  validDays: z.number().nullish(),
  shareRatio: numeric.nullish(),
  studyCount: z.number().nullish(),
  score: numeric.nullish(),
  shelfStatus: entry('biz_shelf_status', 1).nullish(),
  isRecommend: entry('sys_yes_no', 1).nullish(),
  sort: z.number().nullish(),
  ...reviewShape,
});
export type Course = z.infer<typeof courseSchema>;

/** The API of courses. */
export const courseApi = resource({
  schema: courseSchema,
  path: '/biz/course',
  id: 'id',
  permission: 'approval:course',
  messages: 'approval:course',
  nameOf: ({ courseName }) => courseName,
});
