import { pinyin } from 'pinyin-pro';
import { plain } from './palette';

const initials = new Map<string, string>();

/** The first letters of a Chinese name's pinyin: 用户管理 is yhgl. Uses a library of 114 kB. */
export function initialsOf(name: string): string {
  const known = initials.get(name);
  if (known !== undefined) return known;
  const letters = pinyin(plain(name), { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase();
  initials.set(name, letters);
  return letters;
}
