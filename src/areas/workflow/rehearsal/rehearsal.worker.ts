import { readProcess } from '../engine/process';
import { type Rehearsal, rehearse } from './rehearse';
import type { Past, Staff } from './rehearsal.api';

/** A diagram and the data for its rehearsal. */
export interface Order {
  xml: string;
  past: Past[];
  staff: Staff;
}

/** The progress as a number of requests, the result, or the reason why the diagram cannot be run. */
export type Answer = { done: number } | { rehearsal: Rehearsal } | { problem: string };

self.onmessage = async ({ data: { xml, past, staff } }: MessageEvent<Order>) => {
  const send = (answer: Answer) => self.postMessage(answer);
  try {
    const process = await readProcess(xml);
    send({ rehearsal: rehearse(process, past, staff, (done) => send({ done })) });
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) });
  }
};
