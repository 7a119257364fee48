import { answer, before, type Mistake } from './mistake';
import type { Passing } from './copyServer';

const TAG = '/biz/base/benefitTag';
const saved: Mistake['found'] = [`POST ${TAG}/save`, 'tagName'];

/** Reports success for a save that should be refused, but stores nothing. */
const accepts = (isMeant: (sent: Passing['sent']) => boolean): Pick<Mistake, 'answers'> => ({
  answers: (passing) =>
    passing.path === `${TAG}/save` && passing.body.code !== 0 && isMeant(passing.sent)
      ? answer(200, { code: 0, data: {} })(passing)
      : undefined,
});
const lengthOf = ({ tagName }: Passing['sent']) => (typeof tagName === 'string' ? tagName.length : 0);

/** Mistakes when storing changes. */
export const changeMistakes: readonly Mistake[] = [
  {
    name: 'a change is accepted and forgotten',
    found: ['POST /system/dict/type/update', 'dictName'],
    write: true,
    ...before('/system/dict/type/update', (_, { sent }) => delete sent.dictName),
  },
  {
    name: 'a new record is accepted and forgotten',
    found: ['POST /system/config/save', '(answer)'],
    write: true,
    ...before('/system/config/save', (_, passing) => void (passing.path = '/system/user/status')),
  },
  {
    name: 'a removed record stays',
    found: ['POST /biz/base/benefitTag/remove', '(answer)'],
    write: true,
    ...before('/biz/base/benefitTag/remove', (query) => query.set('ids', '0')),
  },
  {
    name: 'a field of a new record is lost',
    found: ['POST /biz/base/benefitTag/save', 'sort'],
    write: true,
    ...before('/biz/base/benefitTag/save', (_, { sent }) => void (sent.sort = 1)),
  },
  {
    name: 'a change empties the fields that were not sent',
    found: [`POST ${TAG}/update`, 'tagType'],
    write: true,
    ...before(`${TAG}/update`, (_, { sent }) => void (sent.tagType ??= null)),
  },
  {
    name: 'an outdated change is accepted',
    found: [`POST ${TAG}/update`, 'updateTime'],
    write: true,
    ...before(`${TAG}/update`, (_, { sent }) => delete sent.updateTime),
  },
  {
    name: 'a change of a removed record is accepted',
    found: [`POST ${TAG}/remove`, 'id'],
    write: true,
    answers: (passing) =>
      passing.path === `${TAG}/update` && String(passing.body.msg).includes('不存在')
        ? answer(200, { code: 0 })(passing)
        : undefined,
  },
  {
    name: 'a removed record is answered without its fields',
    found: [`GET ${TAG}/get/{id} of a removed record`, '(answer)'],
    write: true,
    answers: (passing) =>
      passing.path.startsWith(`${TAG}/get/`) && passing.body.code === 404
        ? answer(200, { code: 0, data: {} })(passing)
        : undefined,
  },
  {
    name: 'a removal of two records removes one, and refuses the other',
    found: [`POST ${TAG}/remove`, 'ids'],
    write: true,
    asks: (passing) => {
      const [first = '', second] = passing.path === `${TAG}/remove` ? (passing.query.get('ids') ?? '').split(',') : [];
      if (second) passing.query.set('ids', first);
      Object.assign(passing, { isHalf: second !== undefined });
    },
    answers: (passing) =>
      'isHalf' in passing && passing.isHalf ? answer(200, { code: 500, msg: '记录不存在' })(passing) : undefined,
  },
  { name: 'a required field may be missing', found: saved, write: true, ...accepts((sent) => !('tagName' in sent)) },
  { name: 'a text may have any length', found: saved, write: true, ...accepts((sent) => lengthOf(sent) > 10) },
  {
    name: 'a name may be taken',
    found: saved,
    write: true,
    ...accepts((sent) => lengthOf(sent) > 1 && lengthOf(sent) <= 10 && 'sort' in sent && 'status' in sent),
  },
  {
    name: 'a refusal is an error page without a message',
    found: saved,
    write: true,
    answers: (passing) =>
      passing.path === `${TAG}/save` && passing.body.code === 400 ? answer(500, { error: 'SQL' })(passing) : undefined,
  },
];
