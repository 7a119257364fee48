/** Returns a file in the format of `setInputFiles`. */
export const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: typeof content === 'string' ? Buffer.from(content) : content,
});

/** Returns a picture of 10 × 10 pixels. */
export const picture = (name: string) => ({
  ...file(name, Buffer.from(PNG, 'base64')),
  mimeType: 'image/png',
});

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEUlEQVR42mNgaGjAh0alsSEAXrpkAQMd0XwAAAAASUVORK5CYII=';
