import { expect, it } from 'vitest';
import { shownParams } from './params';

it.each([
  ['nothing', null, '-'],
  ['text', 'a=1&b', 'a=1&b'],
  ['a phone', '{"phonenumber":"13800138000"}', '138****8000'],
  ['a phone that is a number', '{"contactPhone":13800138000}', '138****8000'],
  ['a phone in a row', '{"rows":[{"mobile":"13800138000"}]}', '138****8000'],
  ['an identity number', '{"legalIdCard":"110101199003070011"}', '110101********0011'],
  ['a bank account', '{"bankAccount":"6222021234567890123"}', '6222***********0123'],
  ['a password', '{"newPassword":"Admin@123"}', '••••'],
  ['a secret parameter', '{"configKey":"defalut_password","configValue":"Admin@123"}', '"configValue": "••••••"'],
  ['everything else', '{"sort":7,"userName":"li"}', '"userName": "li"'],
])('sensitive values in the request data of an operation are masked: %s', (_, text, expected) =>
  expect(shownParams(text)).toContain(expected),
);

it('a long id in the request data keeps every digit', () => {
  expect(shownParams('{"id":1234567890123456789}')).toContain('1234567890123456789');
});
