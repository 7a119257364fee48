import { timestamp } from '../respond';
import { isRow, type Scenario, withData } from './scenario';

const times = new Map<string, number>();

/**
 * A second user who edits the same records: each time a record is fetched, its remark or name seems to have changed.
 * From the second time on, the record also seems to be decided. None of this is stored.
 */
export const second: Scenario = async (request, backend) => {
  const answer = await backend(request);
  if (request.method !== 'GET' || !/\/get\/[^/]+$/.test(new URL(request.url).pathname)) return answer;
  const time = (times.get(request.url) ?? 0) + 1;
  times.set(request.url, time);
  return withData(answer, (data) => {
    if (!isRow(data)) return data;
    const names = Object.keys(data);
    // A record may have no remark field. Then a digit is added to its name instead, because names must be short.
    const name = names.includes('remark')
      ? undefined
      : names.find((one) => /(?:^name|(?<!login)Name|[tT]itle)$/.test(one));
    return {
      ...data,
      remark: `${typeof data.remark === 'string' ? data.remark : ''}（王静第 ${time} 次修改）`,
      ...(name && { [name]: `${String(data[name] ?? '')}${time}` }),
      ...(data.auditStatus === '0' && time > 1 && { auditStatus: '1', auditBy: '王静', auditTime: timestamp() }),
      updateBy: 'wangjing',
      updateTime: timestamp(),
    };
  });
};
