import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { date, dateTime, id, numeric, regionName } from '@/shared/api/fields';

const text = z.string().nullish();
const dated = { startDate: date.nullish(), endDate: date.nullish() };

const workSchema = z.object({
  companyName: text,
  positionName: text,
  industryName: text,
  salary: numeric.nullish(),
  description: text,
  ...dated,
});
const projectSchema = z.object({ projectName: text, role: text, description: text, ...dated });
const educationSchema = z.object({
  schoolName: text,
  specialtyName: text,
  education: text,
  description: text,
  ...dated,
});
const trainingSchema = z.object({ courseName: text, orgName: text, ...dated });
const certificateSchema = z.object({
  certificateName: text,
  certificateNo: text,
  level: text,
  issueDate: date.nullish(),
  imgUrl: text,
});
const contestSchema = z.object({
  competitionName: text,
  speed: z.number().nullish(),
  accuracy: z.number().nullish(),
  rank: z.number().nullish(),
  awardName: text,
});

/** A resume (docs/contract#3.4.27). The back office reads, prints and hides resumes but never edits them. */
export const resumeSchema = z.object({
  id,
  resumeNo: z.string().max(20),
  memberId: id.nullish(),
  realName: z.string().max(30),
  avatar: z.string().max(255).nullish(),
  sex: text,
  birthday: date.nullish(),
  age: z.number().nullish(),
  /** The phone number. Displayed masked; users with the permission `resume:resume:contact` can reveal it. */
  phone: z.string().max(11).nullish(),
  email: z.string().max(50).nullish(),
  education: text,
  schoolName: z.string().max(100).nullish(),
  specialtyName: z.string().max(50).nullish(),
  workYears: text,
  regionName: regionName.nullish(),
  jobStatus: text,
  expectOccupations: z.array(z.string()).nullish(),
  expectCities: z.array(z.string()).nullish(),
  expectJobNature: text,
  expectSalaryText: z.string().max(30).nullish(),
  selfEvaluation: z.string().max(1000).nullish(),
  educations: z.array(educationSchema).nullish(),
  works: z.array(workSchema).nullish(),
  projects: z.array(projectSchema).nullish(),
  trainings: z.array(trainingSchema).nullish(),
  skills: z.array(z.object({ skillName: text, level: text })).nullish(),
  certificates: z.array(certificateSchema).nullish(),
  contestResults: z.array(contestSchema).nullish(),
  attachments: z.array(z.object({ name: z.string(), url: z.string(), size: z.number().nullish() })).nullish(),
  /** How complete the resume is, in percent. */
  completeness: z.number().nullish(),
  visibility: text,
  viewCount: z.number().nullish(),
  downloadCount: z.number().nullish(),
  /** The status: '0' is visible on the public site, '1' is hidden. */
  status: z.enum(['0', '1']),
  refreshTime: dateTime.nullish(),
  /** The names of the failed checks of a visible resume, if the server runs the checks. */
  failedChecks: z.array(z.string()).nullish(),
  /** History of hiding and showing with user and reason, newest first; missing in lists. */
  auditLogs: z.array(z.object({ remark: text, operatorName: text, operateTime: dateTime.nullish() })).nullish(),
});
export type Resume = z.infer<typeof resumeSchema>;

export const resumes = resource({
  schema: resumeSchema,
  path: '/biz/resume',
  permission: 'resume:resume',
  nameOf: ({ realName }) => realName,
  isPerson: true,
});

/** Range of the age filter, in years. */
export const AGES = { min: 16, max: 70 };
