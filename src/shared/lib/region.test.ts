import { expect, it } from 'vitest';
import { oneRegion } from './region';

it.each([
  ['上海市/上海市/浦东新区', '上海市/浦东新区'],
  ['北京市/市辖区/海淀区', '北京市/海淀区'],
  ['重庆市/县/城口县', '重庆市/城口县'],
  ['重庆市/重庆市', '重庆市'],
  ['广东省/深圳市/南山区', '广东省/深圳市/南山区'],
  ['广东省深圳市', '广东省/深圳市'],
  ['四川省成都市高新区', '四川省/成都市/高新区'],
  ['山东省济南市市中区', '山东省/济南市/市中区'],
  ['北京市海淀区', '北京市/海淀区'],
  ['新疆维吾尔自治区伊犁哈萨克自治州伊宁市', '新疆维吾尔自治区/伊犁哈萨克自治州/伊宁市'],
  ['北京市', '北京市'],
  ['海外', '海外'],
  ['', ''],
])('the region %s is shown as %s', (text, shown) => {
  expect(oneRegion(text)).toBe(shown);
});

it('the formatter of geographic regions returns undefined for a value that is not text', () => {
  expect(oneRegion({ name: '上海市' })).toBeUndefined();
});
