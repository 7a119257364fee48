import { pinyin } from 'pinyin-pro';
import { plain } from './palette';

const known = new Map<string, readonly string[]>();

/** A Chinese name's pinyin, as initials and in full: 用户管理 is yhgl and yonghuguanli. Uses a library of 114 kB. */
export function spellingsOf(name: string): readonly string[] {
  const before = known.get(name);
  if (before) return before;
  const syllables = pinyin(plain(name), { toneType: 'none', type: 'array' });
  const spellings = [syllables.map((one) => one.slice(0, 1)), syllables].map((parts) => parts.join('').toLowerCase());
  known.set(name, spellings);
  return spellings;
}
