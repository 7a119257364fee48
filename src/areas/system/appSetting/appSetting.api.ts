import { z } from 'zod';
import type { FormOf } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';
import { post, request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';
import { paths } from '@/shared/api/paths';

const text = z.string().nullish();
const yesNo = z.enum(['Y', 'N']).nullish();

/** The settings that administrators choose for the whole product (docs/contract#3.4.32). */
export const appSettingSchema = z.object({
  /** The id of the row, from servers that store the settings as a table row. Saving sends the id back. */
  id: id.nullish(),
  sysTitle: z.string(),
  logoUrl: z.string(),
  rightReserved: z.string(),
  recordNumber: text,
  serviceTel: text,
  loginBackground: text,
  serviceWechat: text,
  captchaEnabled: yesNo,
  companyAutoAudit: yesNo,
  positionAutoAudit: yesNo,
  courseAutoAudit: yesNo,
  positionValidDays: z.number().nullish(),
  platformFeeRate: z.number().nullish(),
  settleCycle: text,
  orderExpireMinutes: z.number().nullish(),
});
export type AppSetting = z.infer<typeof appSettingSchema>;

/** The base path of the API of the settings. The edit page also uses the path in its query keys. */
export const SETTING = '/system/operator/setting';

/** Fetches the whole system config, which contains the stored settings and the server's capabilities. */
export const getSystemConfig = (signal?: AbortSignal) => request({ url: paths.systemConfig, signal });

/** Fetches the stored settings. */
export const getAppSetting = async (signal?: AbortSignal) =>
  parseRow(appSettingSchema, await getSystemConfig(signal), paths.systemConfig);

export const saveAppSetting = (values: FormOf<AppSetting>) => post(`${SETTING}/update`, values);
