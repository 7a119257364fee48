import type { FileRules } from '@/shared/files/upload/fileRules';

/** The size of the picture of an advertisement position, in pixels. */
export interface Place {
  width: number;
  height: number;
}

/** The picture sizes by `biz_ad_position`: web carousel, mini program carousel, splash, feed, pop-up. */
export const places: Readonly<Record<string, Place>> = {
  '1': { width: 1920, height: 600 },
  '2': { width: 750, height: 400 },
  '3': { width: 1080, height: 1920 },
  '4': { width: 690, height: 230 },
  '5': { width: 600, height: 800 },
};

/** The file types and the max size (2 MB) of advertisement pictures (docs/contract#3.4.30). */
export const ADVERT_PICTURES: FileRules = { suffixes: ['jpg', 'jpeg', 'png', 'gif'], maxBytes: 2 * 1024 * 1024 };
