import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { packageSchema } from '@/areas/sales/package/package.resource';
import { packageMoves, priceProblem } from '@/areas/sales/package/package.rules';
import { priceSchema } from '@/areas/sales/price/price.resource';
import { ladderProblem, overlapping } from '@/areas/sales/price/price.rules';
import { allows } from '@/shared/resource/transitions/moves';
import { type Change, crud } from '../crud';
import { act, moved, NOT_ALLOWED } from '../moves';
import { refuse, textOf } from '../respond';
import { packagesSeed, pricesSeed } from '../seeds/offers';
import { defineTable } from '../table';

const id = z.number();
const packageRow = z.object(packageSchema.shape).extend({ id });
type PackageRow = z.infer<typeof packageRow>;
const priceRow = z.object(priceSchema.shape).extend({ id });
type PriceRow = z.infer<typeof priceRow>;

const packages = defineTable<PackageRow>({ name: 'packages', idKey: 'id', schema: packageRow, seed: packagesSeed });
const prices = defineTable<PriceRow>({ name: 'prices', idKey: 'id', schema: priceRow, seed: pricesSeed });

const PRICE_WORDS = {
  missing: '请输入正确的金额',
  range: '售价为0到999999.99元',
  overOriginal: '售价不能高于原价',
} as const;

/** Packages (docs/contract#3.4.15): editable only while off the shelf, not removable once sold. */
const packageHandlers: RequestHandler[] = [
  ...crud<PackageRow>({
    path: '/biz/package',
    table: packages,
    permission: 'sales:package',
    permissions: { get: 'sales:package:get' },
    verbs: ['list', 'get', 'save', 'update', 'remove'],
    readOnly: ['saleCount', 'shelfStatus'],
    sort: { field: 'createTime', order: 'desc' },
    sortable: ['price', 'validDays', 'saleCount', 'sort', 'createTime'],
    filters: { packageName: 'like', packageType: 'eq', shelfStatus: 'eq' },
    fresh: () => ({ saleCount: 0, shelfStatus: '0' }),
    refuses: async ({ verb, row, next }) => {
      if (row && !allows(packageMoves[verb === 'remove' ? 'remove' : 'edit'], row.shelfStatus)) return NOT_ALLOWED;
      if (verb === 'remove') return (row?.saleCount ?? 0) > 0 ? `${row?.packageName}已分配,不能删除` : undefined;
      const { packageName, packageType, price, originalPrice } = { ...row, ...next };
      const problem = priceProblem(price, originalPrice);
      if (problem) return PRICE_WORDS[problem];
      const twin = (await packages.all()).some(
        (one) => one.id !== row?.id && one.packageType === packageType && one.packageName === packageName,
      );
      return twin ? '套餐名称已存在' : undefined;
    },
  }),
  act<PackageRow>({
    path: '/biz/package',
    table: packages,
    verb: 'shelf',
    permission: packageMoves.putOn.permission,
    change: (row, body) => {
      const status = textOf(body, 'shelfStatus');
      const move = [packageMoves.putOn, packageMoves.takeOff].find(({ to }) => to === status);
      return { shelfStatus: moved(move ?? refuse('参数错误：shelfStatus', 400), row.shelfStatus) };
    },
  }),
];

async function whyNot({ verb, row, next }: Change<PriceRow>): Promise<string | undefined> {
  if (verb === 'remove' || verb === 'status') return undefined;
  const price = { id: 0, priceType: '', memberType: '', effectiveTime: '', ...row, ...next };
  if (price.expireTime && price.expireTime <= price.effectiveTime) return '结束时间必须大于开始时间';
  const problem = ladderProblem(price.ladder ?? []);
  if (problem)
    return problem.kind === 'overlap'
      ? `第${problem.no}档与第${problem.other}档的数量重叠`
      : `第${problem.no}档阶梯价格不正确`;
  const [other] = overlapping(price, await prices.all());
  return other && `有效期与“${other.priceName}”（${other.effectiveTime} 至 ${other.expireTime ?? '长期'}）重叠`;
}

/** Prices (docs/contract#3.4.16). Those of the same item and audience must not overlap in time. */
const priceHandlers: RequestHandler[] = crud<PriceRow>({
  path: '/biz/price',
  table: prices,
  permission: 'sales:price',
  history: {},
  permissions: { get: 'sales:price:get' },
  sort: { field: 'effectiveTime', order: 'desc' },
  sortable: ['unitPrice', 'effectiveTime', 'expireTime'],
  filters: { priceType: 'eq', memberType: 'eq', priceName: 'like', status: 'eq' },
  refuses: whyNot,
});

export const offerHandlers: RequestHandler[] = [...packageHandlers, ...priceHandlers];
