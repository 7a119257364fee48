import { creditCheckSign } from '@/shared/lib/rules/creditCode';
import { idCheckSign } from '@/shared/lib/rules/idCard';
import { timestamp } from '../respond';

/* Building blocks for invented records. All values derive from a number, so that a record is the same on every run;
   only times are relative to now. No name, number or address belongs to a real person. */

const SURNAMES = [...'王李张刘陈杨黄赵吴周徐孙马朱胡林郭何高罗'];
const GIVEN =
  '静 志强 雨桐 伟 海燕 浩然 敏 文博 佳琪 磊 婷婷 俊杰 丽 思远 欣怡 军 嘉怡 一鸣 娟 宇航 诗涵 勇 晓东 秀英 涛 子轩 芳'.split(
    ' ',
  );
const WOMEN = new Set('静 雨桐 海燕 敏 佳琪 婷婷 丽 欣怡 嘉怡 娟 诗涵 秀英 芳'.split(' '));

/** Returns an item of a list, always the same for the same `n`. */
export const pick = <T>(list: readonly T[], n: number): T => list[((n % list.length) + list.length) % list.length] as T;

/** Formats a number with exactly this many digits. */
export const digits = (n: number, width: number) => String(n).padStart(width, '0').slice(-width);

/** Returns a person's name with the matching sex, as in `sys_user_sex`. */
export function person(n: number): { name: string; sex: '0' | '1' } {
  const given = pick(GIVEN, n * 7 + 3);
  return { name: pick(SURNAMES, n * 3) + given, sex: WOMEN.has(given) ? '1' : '0' };
}

/** The first creator's number for `person`. Drawings of identity cards use it, too, to show the creator's own name. */
export const CREATORS = 120;

/** Returns a mobile number from an unassigned range. */
export const mobile = (n: number) => `${pick(['138', '139', '136', '150', '186'], n)}0000${digits(n * 37, 4)}`;

/** Returns the time this number of minutes ago, in the format of the API. */
export const ago = (minutes: number) => timestamp(new Date(Date.now() - minutes * 60_000));

/** Returns the date this number of days from today, `YYYY-MM-DD`. */
export const day = (days: number) => ago(-days * 1440).slice(0, 10);

/**
 * Returns a unified social credit code with a valid check character. `kind` is its first two characters: 91 for
 * companies, 12 for schools.
 */
export function creditCode(kind: string, region: number, n: number): string {
  const first = `${kind}${region}MA5${digits(n * 7919, 6)}`;
  return first + (creditCheckSign(first) ?? '0');
}

/** Returns an identity number for this region, birth date and sex, with a valid check character. */
export function idNumber(region: number, birth: string, sex: '0' | '1', n: number): string {
  const serial = digits((n % 49) * 20 + (sex === '0' ? 11 : 12), 3);
  const first = `${region}${birth.replaceAll('-', '')}${serial}`;
  return first + idCheckSign(first);
}

/** Changes the last character of a code, to simulate a typing error. */
export const mistyped = (code: string) => code.slice(0, -1) + (code.endsWith('7') ? '3' : '7');

/** A place with its codes, its names, a road and its coordinates. */
export interface Place {
  provinceId: number;
  cityId: number;
  districtId: number;
  regionName: string;
  road: string;
  longitude: number;
  latitude: number;
}

const place = (districtId: number, regionName: string, road: string, longitude: number, latitude: number): Place => ({
  provinceId: Math.floor(districtId / 10_000),
  cityId: Math.floor(districtId / 100),
  districtId,
  regionName,
  road,
  longitude,
  latitude,
});

const PLACES = [
  place(440305, '广东省/深圳市/南山区', '科苑南路', 113.943062, 22.529054),
  place(310115, '上海市/上海市/浦东新区', '张江路', 121.59996, 31.20761),
  place(330106, '浙江省/杭州市/西湖区', '文三路', 120.130203, 30.276694),
  place(110108, '北京市/北京市/海淀区', '中关村大街', 116.310316, 39.981771),
  place(510104, '四川省/成都市/锦江区', '东大街', 104.083, 30.65693),
  place(420106, '湖北省/武汉市/武昌区', '中南路', 114.33294, 30.54063),
  place(320102, '江苏省/南京市/玄武区', '珠江路', 118.79711, 32.04831),
  place(430104, '湖南省/长沙市/岳麓区', '麓谷大道', 112.89323, 28.21842),
  place(610113, '陕西省/西安市/雁塔区', '高新路', 108.90207, 34.23102),
  place(370102, '山东省/济南市/历下区', '经十路', 117.07651, 36.66661),
  place(350102, '福建省/福州市/鼓楼区', '五四路', 119.30347, 26.08202),
  place(500103, '重庆市/重庆市/渝中区', '民权路', 106.57434, 29.55301),
];

/** Returns a place with a full address, including a house number. */
export function placeOf(n: number): Omit<Place, 'road'> & { address: string } {
  const { road, ...found } = pick(PLACES, n);
  const off = (n % 9) / 1000;
  return {
    ...found,
    address: `${road}${(n % 180) + 8}号${pick(['创业大厦', '软件园', '科技楼', '商务中心', '孵化基地'], n)}${(n % 20) + 2}层`,
    longitude: Math.round((found.longitude + off) * 1e6) / 1e6,
    latitude: Math.round((found.latitude - off) * 1e6) / 1e6,
  };
}

/** Returns rich text with several paragraphs. */
export const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
