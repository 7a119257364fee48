import type { Call } from './access';

type Answer = (call: Call) => Promise<Response>;

let writer: Call | undefined;

/** Returns the call whose write is running; undefined outside `inTurn`. */
export const writerNow = () => writer;

let lastWrite: Promise<unknown> = Promise.resolve();

/** Runs writes one after another, like a database, so that two simultaneous writes cannot both claim a unique name. */
export function inTurn(answer: Answer): Answer {
  return (call) => {
    const write = lastWrite.then(async () => {
      writer = call;
      try {
        return await answer(call);
      } finally {
        writer = undefined;
      }
    });
    lastWrite = write.catch(() => undefined);
    return write;
  };
}
