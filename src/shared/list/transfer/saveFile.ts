import dayjs from 'dayjs';

/** Downloads a file. Replaces characters in the name that file systems reject. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = safeName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A file name with the local time: `title-20261121-0930.xlsx`. */
export const stamped = (title: string, extension: string) => `${title}-${dayjs().format('YYYYMMDD-HHmm')}.${extension}`;

/** Removes leading dots. Puts `_` in place of characters that file systems reject. Keeps the last 100 characters. */
export const safeName = (name: string) =>
  name
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-100) || 'file';
