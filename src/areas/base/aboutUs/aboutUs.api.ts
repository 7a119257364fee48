import { z } from 'zod';
import { fetchRow, type FormOf } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { post } from '@/shared/api/http';
import { limitFields } from '@/shared/resource/fieldRights';

const text = z.string().nullish();

/** The "about us" record (docs/contract#3.4.13); `content` is HTML. */
export const aboutUsSchema = z.object({
  id,
  title: z.string().max(50),
  companyName: z.string().max(100),
  content: z.string().max(20_000),
  cover: text,
  address: text,
  longitude: z.number().nullish(),
  latitude: z.number().nullish(),
  servicePhone: text,
  serviceEmail: text,
  wechatQrcode: text,
  miniQrcode: text,
  updateBy: text,
  updateTime: dateTime.nullish(),
});
export type AboutUs = z.infer<typeof aboutUsSchema>;

/** The base path of the "about us" calls, also used as the key of their queries. */
export const ABOUT_US = '/biz/base/aboutUs';
limitFields(ABOUT_US, 'base:aboutUs');

/** The schema and the translations that the form uses. */
export const aboutUs = { schema: aboutUsSchema, messages: 'base:aboutUs' };

export const getAboutUs = (signal?: AbortSignal) => fetchRow(aboutUsSchema, { url: `${ABOUT_US}/info`, signal });

export const saveAboutUs = (values: FormOf<AboutUs>) => post(`${ABOUT_US}/update`, values);
