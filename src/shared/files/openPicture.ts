import { MAX_PIXELS } from './upload/fileRules';

/** Decodes a picture for drawing. A file that only starts like a picture, or has too many pixels, is `unreadable`. */
export async function openPicture(file: Blob): Promise<ImageBitmap | 'unreadable'> {
  try {
    const picture = await createImageBitmap(file);
    if (picture.width * picture.height <= MAX_PIXELS) return picture;
    picture.close();
  } catch {
    // The browser cannot decode the file, so it is `unreadable`.
  }
  return 'unreadable';
}
