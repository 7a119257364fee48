import { expect, it } from 'vitest';
import { otlpLogs, takesOtlp } from './otlp';
import type { Report } from './reporter';

const time = '2026-11-22T12:00:00.000Z';
const report: Report = {
  product: 'talent-desk',
  version: '0.1.0',
  build: 'mb2x1k9p',
  visit: '3f9c01ab',
  notes: [
    {
      kind: 'error',
      time,
      name: 'TypeError',
      says: 'something is not a function',
      at: ['/assets/A-Ab3dEf7h.js:1:2', '/assets/B-Ab3dEf7h.js:3:4'],
    },
    { kind: 'chunk', time, name: 'TypeError', at: [] },
    { kind: 'slow', time, screen: 'system/UserList', ms: 4100 },
    { kind: 'vital', time, name: 'CLS', value: 0.012 },
  ],
};

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface LogRecord {
  timeUnixNano: string;
  severityNumber: number;
  severityText: string;
  body: object;
  attributes: Attribute[];
}
interface Logs {
  resourceLogs: {
    resource: { attributes: Attribute[] };
    scopeLogs: { scope: object; logRecords: LogRecord[] }[];
  }[];
}
const [logs] = (otlpLogs(report) as Logs).resourceLogs;
const facts = (attributes: Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

it('a telemetry batch states the product, the build and the session once for all its records', () =>
  expect(facts(logs?.resource.attributes)).toEqual({
    'service.name': 'talent-desk',
    'service.version': '0.1.0',
    'service.build': 'mb2x1k9p',
    'session.id': '3f9c01ab',
  }));

it('each telemetry record becomes one log record with its details and time', () => {
  const records = logs?.scopeLogs[0]?.logRecords ?? [];
  expect(records.map(({ severityText, body, attributes }) => [severityText, body, facts(attributes)])).toEqual([
    [
      'ERROR',
      { stringValue: 'error' },
      {
        'exception.type': 'TypeError',
        'exception.message': 'something is not a function',
        'exception.stacktrace': '/assets/A-Ab3dEf7h.js:1:2\n/assets/B-Ab3dEf7h.js:3:4',
      },
    ],
    ['ERROR', { stringValue: 'chunk' }, { 'exception.type': 'TypeError' }],
    ['WARN', { stringValue: 'slow' }, { 'screen.name': 'system/UserList', 'screen.ms': 4100 }],
    ['INFO', { stringValue: 'vital' }, { 'web_vital.name': 'CLS', 'web_vital.value': 0.012 }],
  ]);
  // The Unix time of `time`, as text because JavaScript numbers cannot hold nanoseconds.
  expect(records.map(({ timeUnixNano }) => timeUnixNano)).toEqual(Array(4).fill('1795348800000000000'));
  expect(records.map(({ severityNumber }) => severityNumber)).toEqual([17, 17, 13, 9]);
});

it('every value is written with its type, as OTLP requires', () => {
  const values = logs?.scopeLogs[0]?.logRecords.flatMap(({ attributes }) => attributes.map(({ value }) => value)) ?? [];
  for (const value of values)
    expect(value).toEqual(
      typeof Object.values(value)[0] === 'number'
        ? { doubleValue: expect.any(Number) }
        : { stringValue: expect.any(String) },
    );
});

it.each([
  ['/otlp/v1/logs', true],
  ['https://otel.example.com:4318/v1/logs', true],
  ['https://otel.example.com/v1/logs/', true],
  ['/watch', false],
  ['/v1/logs/mine', false],
])('the address %s accepts OTLP: %s', (address, is) => expect(takesOtlp(address)).toBe(is));
