import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, entry, yesNo, noted } from '@/shared/api/fields';
import { publishMoves } from '@/shared/resource/transitions/publishMoves';

/** Max length of a circular, in characters of HTML (docs/contract#3.4.21). */
export const LONGEST_CIRCULAR = 20_000;

const text = z.string().nullish();

/** A racing circular (docs/contract#3.4.21); `content` is HTML. */
export const circularSchema = z.object({
  id,
  title: z.string().max(100),
  circularType: entry('biz_circular_type', 1),
  competitionId: id.nullish(),
  competitionName: z.string().max(60).nullish(),
  cover: z.string().max(255).nullish(),
  summary: z.string().max(200).nullish(),
  /** The text of the circular; missing in lists. */
  content: z.string().max(LONGEST_CIRCULAR).nullish(),
  attachments: z
    .array(z.object({ name: z.string(), url: z.string(), size: z.number().optional() }))
    .max(10)
    .nullish(),
  source: z.string().max(50).nullish(),
  isTop: yesNo.nullish(),
  publishTime: dateTime.nullish(),
  publishBy: text,
  viewCount: z.number().nullish(),
  publishStatus: z.enum(['0', '1', '2']).register(noted, { dict: 'biz_publish_status' }),
  ...changeShape,
});
export type Circular = z.infer<typeof circularSchema>;

export const circulars = resource({
  schema: circularSchema,
  path: '/biz/racingCircular',
  permission: 'contest:racingCircular',
  nameOf: ({ title }) => title,
});

export const circularMoves = publishMoves('contest:racingCircular:publish');

/** True when HTML contains visible text or an image (docs/contract#3.4.21). */
export const isWritten = (html: string | null | undefined): boolean =>
  (html ?? '').replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '' || /<img\s/i.test(html ?? '');
