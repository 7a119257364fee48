import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { date, id, regionName, entry } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

const certificateSchema = z.object({
  certificateId: id.nullish(),
  certificateName: z.string(),
  certNo: z.string().nullish(),
  level: z.string().nullish(),
  imgUrl: z.string().nullish(),
  issueDate: date.nullish(),
});
const workSchema = z.object({
  title: z.string(),
  coverUrl: z.string().nullish(),
  url: z.string().nullish(),
  type: z.string().nullish(),
});

/** A creator's application (docs/contract#3.4.3). */
export const personalSchema = z.object({
  id,
  memberNo: z.string().max(20).nullish(),
  nickName: z.string().max(30),
  avatar: z.string().max(255).nullish(),
  realName: z.string().max(30),
  certType: entry('biz_id_type', 1),
  idCard: z.string().max(18),
  idCardFront: z.string().max(255),
  idCardBack: z.string().max(255),
  handIdCard: z.string().max(255).nullish(),
  sex: entry('sys_user_sex', 1).nullish(),
  birthday: date.nullish(),
  phone: z.string().max(11),
  email: z.string().max(50).nullish(),
  wechat: z.string().max(50).nullish(),
  regionName: regionName.nullish(),
  education: entry('biz_education', 1).nullish(),
  schoolName: z.string().max(100).nullish(),
  specialtyName: z.string().max(50).nullish(),
  occupationName: z.string().max(50).nullish(),
  workYears: entry('biz_work_years', 1).nullish(),
  skillTags: z.array(z.string()).nullish(),
  certificates: z.array(certificateSchema).nullish(),
  works: z.array(workSchema).nullish(),
  introduction: z.string().max(1000).nullish(),
  bankAccountName: z.string().max(30).nullish(),
  bankName: z.string().max(50).nullish(),
  bankAccount: z.string().max(30).nullish(),
  status: entry('sys_normal_disable', 1).nullish(),
  ...reviewShape,
});
export type Creator = z.infer<typeof personalSchema>;

/** The API of creators. */
export const creatorApi = resource({
  schema: personalSchema,
  path: '/biz/personal',
  id: 'id',
  permission: 'approval:personal',
  messages: 'approval:personal',
  nameOf: ({ nickName }) => nickName,
  isPerson: true,
});
