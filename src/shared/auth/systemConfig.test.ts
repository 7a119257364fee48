import { describe, expect, it } from 'vitest';
import { defaultConfig, toSystemConfig } from './systemConfig';

describe('toSystemConfig', () => {
  it('every setting of the system config is taken from the response', () => {
    const config = {
      sysTitle: '人才运营台',
      logoUrl: 'https://cdn.example/logo.png',
      rightReserved: '© 2026',
      recordNumber: '粤ICP备1号',
      serviceTel: '400-800-0000',
      captchaEnabled: true,
      analysis: true,
      auditChecks: true,
      batchAudit: true,
      features: ['sms', 'notices'],
      fourEyes: true,
      idempotency: true,
      importKeys: true,
      reviewers: false,
      askMore: false,
      merging: false,
      later: false,
      reviewQueues: false,
      handover: false,
      factors: true,
      watermark: true,
      lockAfter: 15,
      filterConditions: ['not', 'empty'],
      modes: ['all', 'late'],
      taskActions: ['return', 'copy'],
      overdueHours: 24,
      auditWords: ['限男性', '微信'],
      providers: [{ key: 'sso', name: '企业账号' }],
    };
    expect(
      toSystemConfig({
        ...config,
        auditWords: '限男性，微信,',
        overdueHours: '24',
        filterConditions: 'not,empty',
        modes: 'all,late',
        taskActions: 'return,copy',
        features: 'sms，notices，faceRecognition',
        more: 1,
      }),
    ).toEqual(config);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['<html></html>'],
    [7],
    [[]],
    [{}],
    [{ sysTitle: null, logoUrl: {}, serviceTel: [] }],
    [{ sysTitle: '   ' }],
  ])('the built-in config is used for the response %j', (data) => expect(toSystemConfig(data)).toEqual(defaultConfig));

  it.each([
    [null, []],
    ['sso', []],
    [{ key: 'sso', name: 'x' }, []],
    [[null, 7, 'sso', [], {}, { key: 'sso' }, { name: 'x' }, { key: 'sso', name: ' ' }], []],
    [
      [
        { key: '../a', name: 'x' },
        { key: 'SSO', name: 'x' },
        { key: 'a b', name: 'x' },
      ],
      [],
    ],
    [[{ key: 'wechat', name: 'x' }], []],
    [[{ key: '1234567890123456789', name: '<b>x</b>' }], [{ key: '1234567890123456789', name: '<b>x</b>' }]],
    [
      [
        { key: 'a', name: 'x' },
        { key: 'a', name: 'y', icon: 'z' },
      ],
      [{ key: 'a', name: 'y' }],
    ],
    [Array.from({ length: 100 }, (_, key) => ({ key, name: key })), expect.objectContaining({ length: 100 })],
  ])('the identity providers %j from the server are read as %j', (providers, expected) =>
    expect(toSystemConfig({ providers }).providers).toEqual(expected),
  );

  it('a numeric value of a text setting is converted to text', () => {
    expect(toSystemConfig({ serviceTel: 4008000000 }).serviceTel).toBe('4008000000');
  });

  it.each([
    [true, true],
    ['true', true],
    ['Y', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['N', false],
    [0, false],
    [null, false],
    [{}, false],
    [['Y'], false],
  ])('the value %j of captchaEnabled turns the captcha on: %s', (captchaEnabled, asks) => {
    expect(toSystemConfig({ captchaEnabled }).captchaEnabled).toBe(asks);
  });
});
