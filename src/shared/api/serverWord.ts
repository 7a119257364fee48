/** Patterns of server and gateway messages for developers: paths, statuses, class names and stack traces. */
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

/** Fields in a framework's default error response; responses with a message for users lack them. */
const OF_FRAMEWORK = ['timestamp', 'path', 'trace', 'exception', 'statusCode', 'error'];

/**
 * The message for users in the body of an HTTP error; '' if there is none. The `msg` of `{code, msg}` is returned
 * unchanged. The default error response of a framework (Spring's `{timestamp, status, error, message, path}`) or of a
 * gateway has no message for users.
 */
export function serverWord(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return '';
  const { msg, message, ...fields } = body as Record<string, unknown>;
  const text = typeof msg === 'string' ? msg : typeof message === 'string' ? message : '';
  if ('code' in fields) return text;
  return isTechnical(text) || OF_FRAMEWORK.some((name) => name in fields) ? '' : text;
}
