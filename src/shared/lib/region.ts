/** Levels between a municipality and its districts in official lists; not shown. */
const FILLERS = new Set(['市辖区', '县']);

/** A region written without separators: province, city or prefecture, and district. */
const JOINED = /^([^/]+?(?:省|自治区|市))([^/]+?(?:市|自治州|地区|盟))?([^/]+)?$/;

/**
 * Converts a region to `province/city/district`. A municipality appears only once: `上海市/上海市/浦东新区` and `上海市/市辖区/浦东新区`
 * become `上海市/浦东新区`. Returns undefined if the value is not a text.
 */
export function oneRegion(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const parts = (JOINED.exec(value)?.slice(1) ?? value.split('/')).filter((part) => part !== undefined);
  return parts.filter((part, index) => part !== parts[index - 1] && !(index === 1 && FILLERS.has(part))).join('/');
}
