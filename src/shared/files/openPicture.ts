import { MAX_PIXELS } from './upload/fileRules';

/** Decodes a picture for drawing; files that only start like a picture, or have too many pixels, are `unreadable`. */
export async function openPicture(file: Blob): Promise<ImageBitmap | 'unreadable'> {
  try {
    const picture = await createImageBitmap(file);
    if (picture.width * picture.height <= MAX_PIXELS) return picture;
    picture.close();
  } catch {
    // Falls through to `unreadable`.
  }
  return 'unreadable';
}
