/**
 * The parts of an error that come from code, and therefore cannot be personal. `says` is a fixed text for a known
 * message. `at` has the locations in our own files. The message is dropped, because a message may contain a name, a
 * token or input. The release number and the first location are enough to find the failing code.
 */
export interface HarmlessError {
  name: string;
  says?: string;
  at: string[];
}

/** The names of known errors: those of browsers and our own. Any other name could contain personal data. */
const NAMES =
  /^(?:Error|TypeError|RangeError|ReferenceError|SyntaxError|EvalError|URIError|AggregateError|AbortError|NotFoundError|NotAllowedError|NotReadableError|InvalidStateError|QuotaExceededError|SecurityError|DataCloneError|TimeoutError|NetworkError|ChunkLoadError|ApiError)$/;

/** Patterns of known messages, each with the text to report instead, because a message may quote a value. */
const SAYINGS: readonly [RegExp, string][] = [
  [/^Cannot read propert/, 'a property of nothing was read'],
  [/^Cannot set propert/, 'a property of nothing was set'],
  [/is not a function/, 'something is not a function'],
  [/is not iterable/, 'something is not iterable'],
  [/is not defined$/, 'something is not defined'],
  [/before initialization$/, 'something was used before it was there'],
  [/^Maximum call stack/, 'the calls went too deep'],
  [/dynamically imported module|Importing a module script/, 'a module did not load'],
  [/^a style sheet did not load$/, 'a style sheet did not load'],
  [/did not load within/, 'a chunk took too long'],
  [/is not valid JSON|JSON\.parse|JSON Parse/, 'something is not JSON'],
  [/^Minified React error/, 'React refused'],
  [/removeChild|insertBefore/, 'the document was changed by somebody else'],
];

/** Matches our own built or served files, by the build's naming pattern. */
const PLACE =
  /(\/(?:assets\/[A-Za-z][\w.]{0,40}-[\w-]{8}\.js|src\/[\w/.-]{1,80}\.tsx?))(?:\?[^:)\s]*)?:(\d{1,7}:\d{1,7})\)?$/;
const FRAMES = 5;

/** Returns the part of an error that is free of personal data; accepts any thrown value. */
export function harmless(error: unknown): HarmlessError {
  if (!(error instanceof Error)) return { name: 'thrown', at: [] };
  const message = String(error.message);
  const says = SAYINGS.find(([pattern]) => pattern.test(message))?.[1];
  return {
    name: NAMES.test(error.name) ? error.name : 'Error',
    ...(says && { says }),
    at: placesIn(error.stack, message),
  };
}

/**
 * The innermost locations of our files in a stack. A stack starts with the message, which may look like a call.
 * Therefore the message is cut off, and only the last uninterrupted list of calls is read. Files must match the build's
 * naming.
 */
function placesIn(stack: unknown, message: string): string[] {
  if (typeof stack !== 'string') return [];
  const start = message === '' ? -1 : stack.indexOf(message);
  const lines = (start < 0 ? stack : stack.slice(start + message.length)).split('\n');
  const calls = lines.slice(lines.findLastIndex((line) => line !== '' && !/^\s+at |@/.test(line)) + 1);
  return calls.flatMap((line) => PLACE.exec(line.trim())?.slice(1, 3).join(':') ?? []).slice(0, FRAMES);
}
