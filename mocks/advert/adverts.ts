import { http, HttpResponse, type RequestHandler } from 'msw';
import { z } from 'zod';
import { advertSchema } from '@/areas/advert/advert/advert.resource';
import { displayOf } from '@/areas/advert/advert/advert.display';
import { httpUrl } from '@/shared/lib/safeUrl';
import { crud } from '../crud';
import { api, timestamp } from '../respond';
import { advertsSeed, banner } from '../seeds/adverts';
import { defineTable } from '../table';

const advertRow = z
  .object(advertSchema.shape)
  .omit({ displayStatus: true })
  .extend({ id: z.number(), linkId: z.number().nullish() });
type AdvertRow = z.infer<typeof advertRow>;

const adverts = defineTable<AdvertRow>({ name: 'adverts', idKey: 'id', schema: advertRow, seed: advertsSeed });

/** Advertisements (docs/contract#3.4.30). The display state is computed for each request. */
export const advertHandlers: RequestHandler[] = [
  http.get(
    api('/biz/advert/picture/:n'),
    ({ params }) =>
      new HttpResponse(banner(Number(params.n) || 1), {
        headers: { 'content-type': 'image/svg+xml', 'content-security-policy': 'sandbox' },
      }),
  ),
  ...crud({
    path: '/biz/advert',
    table: adverts,
    permission: 'advert:advert',
    permissions: { get: 'advert:advert:get', status: 'advert:advert:status' },
    readOnly: ['viewCount', 'clickCount'],
    range: 'startTime',
    sort: { field: 'createTime', order: 'desc' },
    sortable: ['startTime', 'endTime', 'sort', 'viewCount', 'clickCount', 'createTime'],
    filters: {
      advertName: 'like',
      advertPosition: 'eq',
      advertiser: 'like',
      status: 'eq',
      displayStatus: {
        match: 'equal',
        field: 'displayStatus',
        shownOf: (row) => displayOf(row, timestamp()),
        rule: 'the state as status and times make it now',
        by: (status) => (row) => displayOf(row, timestamp()) === status,
      },
    },
    fresh: () => ({ viewCount: 0, clickCount: 0 }),
    refuses: ({ verb, row, next }) => {
      if (verb === 'remove' || verb === 'status') return undefined;
      const { startTime = '', endTime = '', linkType = '0', linkUrl, linkId } = { ...row, ...next };
      if (startTime >= endTime) return '结束时间必须大于开始时间';
      if (linkType === '1' && !httpUrl(linkUrl)) return '请输入正确的网址';
      return linkType > '1' && !linkId ? '请选择跳转对象' : undefined;
    },
    presenter: () => (row) => ({ ...row, displayStatus: displayOf(row, timestamp()) }),
  }),
];
