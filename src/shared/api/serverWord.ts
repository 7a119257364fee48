/** Patterns of server and gateway messages that are not meant for users: paths, statuses, class names, stack traces. */
const TECHNICAL = [
  /^no message available$/i,
  /^(not found|bad request|bad gateway|internal server error|service unavailable|gateway time-?out)\.?$/i,
  /^method not allowed$|request method '?\w+'? (is )?not supported/i,
  /^request failed with status code \d+$/i,
  /^cannot (get|post|put|delete) \//i,
  /^\/\S* not found$|^no (static resource|endpoint|handler found)/i,
  /<(!doctype|html|body|h1)\b/i,
  /\bat [\w$.]+\([\w.]+:\d+\)|\n\s+at /,
  /\b(?:java|org|com|io)\.[\w.]+(?:Exception|Error)\b|^\w*(?:Exception|Error):/,
];

const isTechnical = (text: string) => TECHNICAL.some((pattern) => pattern.test(text));

/** A body with one of these fields is a framework's default error response, which has no message for users. */
const OF_FRAMEWORK = ['timestamp', 'path', 'trace', 'exception', 'statusCode', 'error'];

/**
 * Returns the message for users in the body of an HTTP error. If the body has a `code`, returns its `msg` or `message`
 * unchanged. The default error response of a gateway or a framework has no message for users. Spring's response, for
 * example, is `{timestamp, status, error, message, path}`. Returns '' if the body has no message for users.
 */
export function serverWord(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return '';
  const { msg, message, ...fields } = body as Record<string, unknown>;
  const text = typeof msg === 'string' ? msg : typeof message === 'string' ? message : '';
  if ('code' in fields) return text;
  return isTechnical(text) || OF_FRAMEWORK.some((name) => name in fields) ? '' : text;
}
