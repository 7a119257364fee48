import type { Report, TelemetryRecord } from './reporter';

/** True for the path of OpenTelemetry collectors for logs (OTLP/HTTP, https://opentelemetry.io/docs/specs/otlp). */
export const takesOtlp = (address: string): boolean => /\/v1\/logs\/?$/.test(address);

/**
 * Converts a report to OTLP logs in JSON, with one record per note. The names follow the conventions of OpenTelemetry.
 * The logs have no data beyond the report.
 */
export function otlpLogs({ product, version, build, visit, notes }: Report): object {
  const resource = { 'service.name': product, 'service.version': version, 'service.build': build, 'session.id': visit };
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeLogs: [{ scope: { name: product, version }, logRecords: notes.map(recordOf) }],
      },
    ],
  };
}

function recordOf(record: TelemetryRecord): object {
  const [severityNumber, severityText] =
    'at' in record ? [17, 'ERROR'] : record.kind === 'slow' || record.kind === 'repair' ? [13, 'WARN'] : [9, 'INFO'];
  return {
    timeUnixNano: `${Date.parse(record.time)}000000`,
    severityNumber,
    severityText,
    body: { stringValue: record.kind },
    attributes: attributesOf(factsOf(record)),
  };
}

function factsOf(record: TelemetryRecord): Record<string, string | number | undefined> {
  if (record.kind === 'slow') return { 'screen.name': record.screen, 'screen.ms': record.ms };
  if (record.kind === 'vital') return { 'web_vital.name': record.name, 'web_vital.value': record.value };
  if (record.kind === 'repair') return { 'url.template': record.path, 'contract.field': record.field };
  return {
    'exception.type': record.name,
    'exception.message': record.says,
    'exception.stacktrace': record.at.join('\n') || undefined,
  };
}

const attributesOf = (facts: Record<string, string | number | undefined>) =>
  Object.entries(facts).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ key, value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value } }],
  );
