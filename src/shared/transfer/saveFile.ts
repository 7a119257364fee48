import dayjs from 'dayjs';

/** Gives a file to the person under a name without anything a file system minds. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = safeName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** `title-20261121-0930.xlsx`. */
export const stamped = (title: string, extension: string) => `${title}-${dayjs().format('YYYYMMDD-HHmm')}.${extension}`;

/** A name without separators, control characters and leading dots, 100 characters at most. */
export const safeName = (name: string) =>
  name
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-100) || 'file';
