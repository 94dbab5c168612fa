import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Children } from './children.ts';

/** Where a lane's words go, and who ends its processes. */
export interface Lane {
  readonly log: number;
  readonly file: string;
  readonly children: Children;
}

const lane = new AsyncLocalStorage<Lane>();

/** The lane that this is called in, however deep; none where a part was asked for by name. */
export const currentLane = (): Lane | undefined => lane.getStore();

/** What the task says, and all that it calls, goes to the end of that log instead of into view. */
export async function intoLog<Result>(
  file: string,
  children: Children,
  task: () => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  const opened = await open(file, 'a');
  try {
    return await lane.run({ log: opened.fd, file, children }, task);
  } finally {
    await opened.close();
  }
}

export function say(words: string): void {
  const current = lane.getStore();
  if (current) writeSync(current.log, `${words}\n`);
  else console.log(words);
}
