import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { date, dateTime, id, numeric, regionName, money, entry } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

/** A company's application (docs/contract#3.4.1). */
export const companySchema = z.object({
  id,
  companyName: z.string().max(100),
  shortName: z.string().max(50).nullish(),
  logo: z.string().max(255),
  creditCode: z.string().max(18),
  licenseImg: z.string().max(255),
  legalPerson: z.string().max(30),
  legalIdCard: z.string().max(18).nullish(),
  legalIdFront: z.string().max(255).nullish(),
  legalIdBack: z.string().max(255).nullish(),
  registeredCapital: money.nullish(),
  establishDate: date.nullish(),
  businessTerm: z.string().max(50).nullish(),
  businessScope: z.string().max(1000).nullish(),
  industryId: id,
  industryName: z.string().max(50).nullish(),
  companyNature: entry('biz_company_nature', 1),
  companyScale: entry('biz_company_scale', 1),
  financingStage: entry('biz_financing_stage', 1).nullish(),
  provinceId: id,
  cityId: id,
  districtId: id.nullish(),
  regionName: regionName.nullish(),
  address: z.string().max(200),
  longitude: numeric.nullish(),
  latitude: numeric.nullish(),
  contactName: z.string().max(30),
  contactPhone: z.string().max(11),
  contactEmail: z.string().max(50).nullish(),
  website: z.string().max(200).nullish(),
  benefitTagIds: z.array(id).nullish(),
  benefitTagNames: z.array(z.string()).nullish(),
  introduction: z.string().max(5000).nullish(),
  photos: z.array(z.string()).nullish(),
  positionCount: z.number().nullish(),
  memberLevel: entry('biz_package_type', 1).nullish(),
  memberExpireTime: dateTime.nullish(),
  status: entry('sys_normal_disable', 1).nullish(),
  ...reviewShape,
});
export type Company = z.infer<typeof companySchema>;

/** The API of companies. */
export const companyApi = resource({
  schema: companySchema,
  path: '/biz/company',
  id: 'id',
  permission: 'approval:company',
  messages: 'approval:company',
  nameOf: ({ companyName }) => companyName,
});
