/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** The last id that the server has sent so far. Empty before the first id. */
  id: string;
  type: string;
  data: string;
}

/** Type of the event that replaces an oversized event. Like the server's `reset`, it means that events were lost. */
export const RESET = 'reset';

/** Max length of a line and of an event's data, in characters. A longer line or event is not kept in memory. */
const MAX_LINE = 65_536;
const MAX_DATA = 262_144;

/**
 * Parses a `text/event-stream` (HTML standard, 9.2.6). The stream may be cut into chunks anywhere, even inside a
 * character. `push` returns the events that a chunk completes. An empty line completes an event. A line or an event
 * above its limit becomes one `reset` event.
 * @example
 *   const { push } = eventParser();
 *   push(chunk).forEach(({ type, data }) => show(type, data));
 */
export function eventParser() {
  const decoder = new TextDecoder();
  let [line, id, type] = ['', '', ''];
  let data: string[] = [];
  let size = 0;
  let isLost = false;
  /** True while the rest of an overlong line is skipped. */
  let isSkipping = false;
  let isAfterCr = false;
  let retry: number | undefined;

  function add(part: string): void {
    isSkipping ||= line.length + part.length > MAX_LINE;
    isLost ||= isSkipping;
    line = isSkipping ? '' : line + part;
  }

  function readField(text: string): void {
    const [, name = '', value = ''] = /^([^:]*)(?::\u0020?(.*))?$/su.exec(text) ?? [];
    if (name === 'event') type = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) retry = Number(value);
    else if (name === 'data') {
      size += value.length + 1;
      if (size > MAX_DATA) {
        isLost = true;
        data = [];
      } else data.push(value);
    }
  }

  /** Ends a line; an empty line ends the event. */
  function endLine(events: StreamEvent[]): void {
    const text = line;
    const isSkipped = isSkipping;
    [line, isSkipping] = ['', false];
    if (isSkipped) return;
    if (text !== '') return readField(text);
    if (isLost) events.push({ id, type: RESET, data: '' });
    else if (data.length > 0) events.push({ id, type: type || 'message', data: data.join('\n') });
    [type, data, size, isLost] = ['', [], 0, false];
  }

  return {
    push(chunk: Uint8Array): StreamEvent[] {
      const events: StreamEvent[] = [];
      const decoded = decoder.decode(chunk, { stream: true });
      if (decoded === '') return events;
      // A line break may be split between two chunks.
      const text = isAfterCr && decoded.startsWith('\n') ? decoded.slice(1) : decoded;
      isAfterCr = decoded.endsWith('\r');
      let start = 0;
      for (const end of text.matchAll(/\r\n|\r|\n/g)) {
        add(text.slice(start, end.index));
        endLine(events);
        start = end.index + end[0].length;
      }
      add(text.slice(start));
      return events;
    },
    /** The delay before a reconnect, in milliseconds, if the server has requested a delay; otherwise undefined. */
    retry: () => retry,
  };
}
