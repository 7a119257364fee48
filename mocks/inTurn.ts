import type { Call } from './access';

type Answer = (call: Call) => Promise<Response>;

let lastWrite: Promise<unknown> = Promise.resolve();

/** Runs writes one after another, as a database would: two simultaneous writes cannot both claim a unique name. */
export function inTurn(answer: Answer): Answer {
  return (call) => {
    const write = lastWrite.then(() => answer(call));
    lastWrite = write.catch(() => undefined);
    return write;
  };
}
