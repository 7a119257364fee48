import { MOST_PIXELS } from '@/shared/upload/fileRules';

/** A picture ready to be drawn; files that only begin like one, and those with too many pixels, are `unreadable`. */
export async function openPicture(file: Blob): Promise<ImageBitmap | 'unreadable'> {
  try {
    const picture = await createImageBitmap(file);
    if (picture.width * picture.height <= MOST_PIXELS) return picture;
    picture.close();
  } catch {
    // It says so below.
  }
  return 'unreadable';
}
