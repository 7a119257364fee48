import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** An instance of the product started for one test, besides the one all other tests use. */
export interface Installation {
  address: string;
  close(): void;
}

/** A program of node_modules with its arguments and environment variables. */
export type Program = [name: string, args: string[], settings?: Record<string, string>];

/** Starts the programs and waits until these paths return 200 at the address. */
export async function install(
  address: string,
  paths: readonly string[],
  ...programs: Program[]
): Promise<Installation> {
  const started = programs.map(([name, args, settings]) => start(name, args, settings));
  const close = () => started.forEach((child) => child.kill());
  try {
    for (const path of paths)
      await expect
        .poll(async () => (await fetch(address + path).catch(() => undefined))?.status, { timeout: 120_000 })
        .toBe(200);
  } catch (error) {
    close();
    throw error;
  }
  return { address, close };
}

/** Starts a program of node_modules in the project's folder. */
export function start(name: string, args: string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings };
  return spawn(process.execPath, [join(root, 'node_modules/.bin', name), ...args], { cwd: root, env, stdio: 'ignore' });
}
