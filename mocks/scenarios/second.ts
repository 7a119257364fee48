import { timestamp } from '../respond';
import { isRow, type Scenario, withData } from './scenario';

const times = new Map<string, number>();

/**
 * A second operator at the same records: whoever fetches one sees that somebody changed its remark, or its name, since
 * the list or the last time; from the second time on it is decided, too. Nothing of it is stored.
 */
export const second: Scenario = async (request, backend) => {
  const answer = await backend(request);
  if (request.method !== 'GET' || !/\/get\/[^/]+$/.test(new URL(request.url).pathname)) return answer;
  const time = (times.get(request.url) ?? 0) + 1;
  times.set(request.url, time);
  return withData(answer, (data) => {
    if (!isRow(data)) return data;
    const names = Object.keys(data);
    // A record without a remark may have none at all: then its name changes, too, by little, because names are short.
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
