import type { Duplex } from 'node:stream';

type Wire = (bytes: number, opened?: number) => Promise<void>;

export declare const SLOW_4G: { roundTrip: number; down: number; up: number };
export declare function wireOf(
  bitsPerSecond: number,
  delay: number,
  clock?: { now: () => number; wait: (time: number) => Promise<void> },
): Wire;
export declare function overWires(socket: Duplex, wires: { up: Wire; down: Wire }, opened?: number): Duplex;
export declare function makeCertificate(): { key: Buffer; cert: Buffer; pin: string };
export declare function startFront(
  target: string,
  options: { key: Buffer; cert: Buffer; speed?: typeof SLOW_4G },
): Promise<{ address: string; close: () => void }>;
