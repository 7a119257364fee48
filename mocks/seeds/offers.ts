import { serverToday } from '@/shared/settings/times';
import { timestamp } from '../respond';

const DAY = 86_400_000;

/** Kind, name, list price, price, days, quotas of positions, resumes, pins and courses, number sold, shelf status. */
const PACKAGES = [
  ['1', '企业会员体验版', 99, 0, 7, 1, 10, 0, 0, 812, '1'],
  ['1', '企业会员月度套餐', 399, 299, 30, 10, 100, 2, 0, 356, '1'],
  ['1', '企业会员季度套餐', 1099, 799.5, 90, 30, 400, 6, 0, 128, '1'],
  ['1', '企业会员年度套餐', 3999, 1999, 365, 100, 2000, 24, 0, 64, '1'],
  ['1', '企业会员旗舰套餐', 12999, 9999, 365, -1, -1, 99, 10, 9, '1'],
  ['2', '学校会员年度套餐', 2999, 1599, 365, 20, 500, 6, 20, 41, '1'],
  ['2', '学校会员三年套餐', 8999, 3999.9, 1095, 60, 2000, 18, -1, 0, '0'],
  ['3', '个人会员月卡', 39, 19.9, 30, 0, 0, 1, 2, 2310, '1'],
  ['3', '个人会员年卡', 299, 168, 365, 0, 0, 12, 20, 774, '1'],
  ['4', '职位发布包（5个）', null, 250, 90, 5, 0, 0, 0, 97, '1'],
  ['4', '职位发布包（20个）', 1000, 880, 180, 20, 0, 0, 0, 33, '1'],
  ['5', '简历下载包（50份）', null, 500, 90, 0, 50, 0, 0, 58, '1'],
  ['5', '简历下载包（200份）', 2000, 1688.88, 180, 0, 200, 0, 0, 12, '2'],
  ['5', '简历下载包（新春版）', 888, 666.66, 60, 0, 88, 0, 0, 0, '2'],
] as const;

/** The seeded packages. Each is a day older than the one before. */
export const packagesSeed = () =>
  PACKAGES.map(
    (
      [
        packageType,
        packageName,
        originalPrice,
        price,
        validDays,
        positionQuota,
        resumeQuota,
        topQuota,
        courseQuota,
        saleCount,
        shelfStatus,
      ],
      index,
    ) => ({
      id: index + 1,
      packageName,
      packageType,
      cover: null,
      originalPrice,
      price,
      validDays,
      positionQuota,
      resumeQuota,
      topQuota,
      courseQuota,
      rights: [
        { rightName: '专属客服', rightValue: price > 1000 ? '一对一' : '在线客服', sort: 1 },
        { rightName: '数据报表', rightValue: price > 1000 ? '每周' : '每月', sort: 2 },
      ],
      description: `<p>${packageName}：自支付成功起 <strong>${validDays}</strong> 天内有效。</p>`,
      saleCount,
      sort: index + 1,
      shelfStatus,
      createTime: timestamp(new Date(Date.now() - (index + 3) * DAY)),
    }),
  );

/** Item, audience, name, unit, this year's price and last year's price. */
const ITEMS = [
  ['1', '1', '职位发布', '个', 50, 45],
  ['1', '2', '职位发布（学校）', '个', 30, 30],
  ['2', '1', '职位置顶', '天', 20, 18.8],
  ['3', '1', '简历下载', '份', 10, 9.9],
  ['3', '2', '简历下载（学校）', '份', 6, 5],
  ['4', '2', '课程佣金', '单', 8.5, 8],
  ['4', '3', '课程佣金（个人）', '单', 9.9, 9],
  ['5', '3', '竞赛报名', '人', 68, 58],
  ['6', '1', '企业认证', '次', 300, 300],
  ['6', '2', '学校认证', '次', 200, 200],
] as const;

/** Two prices per item: last year's has expired, this year's has no end, except that every third ends with the year. */
export function pricesSeed() {
  const year = Number(serverToday().slice(0, 4));
  const begin = (of: number) => `${of}-01-01 00:00:00`;
  return ITEMS.flatMap(([priceType, memberType, name, unit, now, before], index) =>
    [
      { year, unitPrice: now, expireTime: index % 3 === 2 ? begin(year + 1) : null },
      { year: year - 1, unitPrice: before, expireTime: begin(year) },
    ].map((price, no) => ({
      id: index * 2 + no + 1,
      priceType,
      memberType,
      priceName: `${name}${price.year}`,
      unit,
      unitPrice: price.unitPrice,
      minQuantity: 1,
      ladder:
        priceType === '3'
          ? [
              { minQty: 1, maxQty: 49, price: price.unitPrice },
              { minQty: 50, maxQty: 199, price: Math.round(price.unitPrice * 90) / 100 },
              { minQty: 200, maxQty: null, price: Math.round(price.unitPrice * 80) / 100 },
            ]
          : null,
      effectiveTime: begin(price.year),
      expireTime: price.expireTime,
      status: '0' as const,
      remark: null,
    })),
  );
}
