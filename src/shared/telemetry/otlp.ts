import type { Report, TelemetryRecord } from './reporter';

/** True for the path of OpenTelemetry collectors for logs (OTLP/HTTP, https://opentelemetry.io/docs/specs/otlp). */
export const takesOtlp = (address: string): boolean => /\/v1\/logs\/?$/.test(address);

/**
 * Converts a report to OTLP logs in JSON, one record per note, with names from OpenTelemetry's conventions. Adds no
 * data to the report.
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

function recordOf(told: TelemetryRecord): object {
  const [severityNumber, severityText] =
    'at' in told ? [17, 'ERROR'] : told.kind === 'slow' || told.kind === 'repair' ? [13, 'WARN'] : [9, 'INFO'];
  return {
    timeUnixNano: `${Date.parse(told.time)}000000`,
    severityNumber,
    severityText,
    body: { stringValue: told.kind },
    attributes: attributesOf(factsOf(told)),
  };
}

function factsOf(told: TelemetryRecord): Record<string, string | number | undefined> {
  if (told.kind === 'slow') return { 'screen.name': told.screen, 'screen.ms': told.ms };
  if (told.kind === 'vital') return { 'web_vital.name': told.name, 'web_vital.value': told.value };
  if (told.kind === 'repair') return { 'url.template': told.path, 'contract.field': told.field };
  return {
    'exception.type': told.name,
    'exception.message': told.says,
    'exception.stacktrace': told.at.join('\n') || undefined,
  };
}

const attributesOf = (facts: Record<string, string | number | undefined>) =>
  Object.entries(facts).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ key, value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value } }],
  );
