import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { type FormOf } from '@/shared/api/crudApi';
import { changeShape, dateTime, id, entry, enabled } from '@/shared/api/fields';

/** An advertisement (docs/contract#3.4.30). */
export const advertSchema = z.object({
  id,
  advertName: z.string().max(50),
  advertPosition: entry('biz_ad_position', 1),
  advertiser: z.string().max(100).nullish(),
  imgUrl: z.string().max(255),
  linkType: entry('biz_link_type', 1),
  linkUrl: z.string().max(255).nullish(),
  linkId: id.nullish(),
  startTime: dateTime,
  endTime: dateTime,
  sort: z.number().nullable(),
  viewCount: z.number().nullish(),
  clickCount: z.number().nullish(),
  /** The status: 0 online, 1 offline. */
  status: enabled,
  /** The display state computed by the server: see `displayOf`. */
  displayStatus: entry('biz_ad_display_status').nullish(),
  remark: z.string().max(500).nullish(),
  createTime: dateTime.nullish(),
  ...changeShape,
});
export type Advert = z.infer<typeof advertSchema>;

export const adverts = resource({
  schema: advertSchema,
  path: '/biz/advert',
  permission: 'advert:advert',
  messages: 'advert',
  nameOf: ({ advertName }) => advertName,
});

/** The form values of an advertisement. A single field, `schedule`, contains the start and the end time. */
export type AdvertForm = Omit<Advert, 'startTime' | 'endTime'> & { schedule: readonly (string | null)[] };

/** Maps the start and end time of the record to the schedule field of the form. */
export const scheduleToForm = ({ startTime, endTime }: Advert) => ({ schedule: [startTime, endTime] });

/**
 * Maps form values to the request body. Splits the schedule into start and end time. Keeps only the link target that
 * fits the link type.
 */
export function advertToWire({ schedule, ...advert }: FormOf<AdvertForm>): FormOf<Advert> {
  const [startTime, endTime] = schedule ?? [];
  const kind = String(advert.linkType);
  return {
    ...advert,
    startTime,
    endTime,
    linkUrl: kind === '1' ? advert.linkUrl : null,
    linkId: kind > '1' ? advert.linkId : null,
  };
}
