import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { id, numeric } from '@/shared/api/fields';
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

/** A course submitted for the platform (docs/contract#3.4.4). */
export const courseSchema = z.object({
  id,
  courseName: z.string().max(60),
  courseTypeId: id,
  courseTypeName: z.string().max(50).nullish(),
  cover: z.string().max(255),
  ownerType: z.string().max(1),
  ownerId: id,
  ownerName: z.string().max(100).nullish(),
  teacherName: z.string().max(30),
  teacherTitle: z.string().max(50).nullish(),
  courseMode: z.string().max(1),
  occupationId: id.nullish(),
  occupationName: z.string().max(50).nullish(),
  skillLevel: z.string().max(1).nullish(),
  lessonCount: z.number().nullish(),
  totalMinutes: z.number().nullish(),
  chapters: z.array(chapterSchema),
  introduction: z.string().max(10000),
  originalPrice: numeric.nullish(),
  price: numeric,
  validDays: z.number().nullish(),
  shareRatio: numeric.nullish(),
  studyCount: z.number().nullish(),
  score: numeric.nullish(),
  shelfStatus: z.string().max(1).nullish(),
  isRecommend: z.string().max(1).nullish(),
  sort: z.number().nullish(),
  ...reviewShape,
});
export type Course = z.infer<typeof courseSchema>;

/** The calls of a course. */
export const courseApi = crudApi(courseSchema, '/biz/course', 'id');
