import { http, type RequestHandler } from 'msw';
import { agreementSchema } from '@/areas/system/agreement/agreement.resource';
import { z } from 'zod';
import { secured } from '../access';
import { crud, MISSING } from '../crud';
import { NOT_ALLOWED } from '../moves';
import { api, bodyOf, fail, ok, textOf, timestamp } from '../respond';
import agreementsSeed from '../seeds/generated/agreements.json';
import { defineTable } from '../table';

const agreementRow = z.object(agreementSchema.shape).extend({ id: z.number() });
type AgreementRow = z.infer<typeof agreementRow>;

const agreements = defineTable<AgreementRow>({
  name: 'agreements',
  idKey: 'id',
  schema: agreementRow,
  seed: () => agreementsSeed,
});

/** Agreements (docs/contract#3.4.31). Only the newest published version of a kind is valid; versions only increase. */
export const agreementHandlers: RequestHandler[] = [
  ...crud({
    path: '/system/agreement',
    table: agreements,
    permission: 'system:agreement',
    permissions: { get: 'system:agreement:get' },
    verbs: ['list', 'get', 'save', 'update', 'remove'],
    readOnly: ['publishStatus'],
    sort: { field: 'updateTime', order: 'desc' },
    sortable: ['title', 'effectiveTime', 'updateTime'],
    filters: { agreementType: 'eq', title: 'like', publishStatus: 'eq' },
    fresh: (_, { user }) => ({ publishStatus: '0' as const, updateBy: user.loginName, updateTime: timestamp() }),
    refuses: async ({ verb, row, next }) => {
      if (verb === 'update' && row?.publishStatus === '1') return NOT_ALLOWED;
      if (verb === 'remove') return row?.publishStatus === '0' ? undefined : NOT_ALLOWED;
      const type = next.agreementType ?? row?.agreementType;
      const version = next.version ?? row?.version ?? '';
      const others = (await agreements.all()).filter((one) => one.agreementType === type && one.id !== row?.id);
      return others.some((one) => compare(one.version, version) === 0) ? `版本号${version}已存在` : undefined;
    },
  }),
  http.post(
    api('/system/agreement/publish'),
    secured('system:agreement:publish', async ({ request, user }) => {
      const body = await bodyOf(request);
      const row = await agreements.find(body.id);
      if (!row) return fail(MISSING);
      const stamp = { updateBy: user.loginName, updateTime: timestamp() };
      const status = textOf(body, 'publishStatus');
      if (status === '2' && row.publishStatus === '1') {
        await agreements.update(row.id, { publishStatus: '2', ...stamp });
        return ok();
      }
      if (status !== '1' || row.publishStatus === '1') return fail(NOT_ALLOWED);
      const others = (await agreements.all()).filter(
        (one) => one.agreementType === row.agreementType && one.id !== row.id && one.publishStatus !== '0',
      );
      const newer = others.find((one) => compare(one.version, row.version) >= 0);
      if (newer) return fail(`版本号必须大于已发布过的版本${newer.version}`);
      for (const one of others.filter(({ publishStatus }) => publishStatus === '1'))
        await agreements.update(one.id, { publishStatus: '2', ...stamp });
      await agreements.update(row.id, { publishStatus: '1', ...stamp });
      return ok();
    }),
  ),
];

/** Compares two version numbers, part by part. */
function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.replace('v', '').split('.').map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
