/** Levels that official lists have between a municipality and its districts; not shown. */
const FILLERS = new Set(['市辖区', '县']);

/** A place written without separators: province, city or prefecture, and district. */
const JOINED = /^([^/]+?(?:省|自治区|市))([^/]+?(?:市|自治州|地区|盟))?([^/]+)?$/;

/**
 * A place written as `province/city/district`, with separators and a municipality named once: `上海市/上海市/浦东新区` and `上海市/市辖区/浦东新区` are
 * `上海市/浦东新区`. `undefined` for a value that is not a text.
 */
export function oneRegion(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const parts = (JOINED.exec(value)?.slice(1) ?? value.split('/')).filter((part) => part !== undefined);
  return parts.filter((part, index) => part !== parts[index - 1] && !(index === 1 && FILLERS.has(part))).join('/');
}
