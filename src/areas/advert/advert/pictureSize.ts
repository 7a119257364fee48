/** The size of a picture in pixels; undefined when it cannot be loaded within 3 s. */
export async function pictureSize(url: string): Promise<{ width: number; height: number } | undefined> {
  const picture = new Image();
  picture.src = url;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, 3000, undefined);
  });
  const loaded = async () => {
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  };
  return Promise.race([late, loaded().catch(() => undefined)]);
}
