import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { root, runHeard } from './command.ts';
import { countsOf, type Counts } from './counts.ts';

export interface Part {
  readonly name: string;
  readonly what: string;
  /** These words go to its runner: what a person added, or files to run alone. */
  run(words: readonly string[]): Promise<Counts>;
  /** What its runner is told besides in the whole command. */
  readonly inWhole?: readonly string[];
  /** What it is told besides in a second attempt. Without it, a failure has nothing to do with chance and is final. */
  readonly again?: readonly string[];
}

/** What is asked for by name need not be in every set. */
export const mayBeEmpty = '--passWithNoTests';

type Surroundings = Readonly<Record<string, string>>;

export async function reported(
  name: string,
  tool: string,
  args: readonly string[],
  surroundings: Surroundings = {},
): Promise<Counts> {
  // Of this process alone: a part that somebody runs beside the whole command writes another.
  const report = path.join(root, '.vitest', `${name}.${process.pid}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  try {
    const env = { ...surroundings, KINORA_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return await countsOf(report, await runHeard(tool, args, env), args.includes(mayBeEmpty));
  } finally {
    await rm(report, { force: true });
  }
}

// A baseline that is missing would be written by the first attempt, fail in it, and pass in the second.
const nothingWritten = '--update=none';

export const vitestPart = (
  name: string,
  what: string,
  config: string,
  surroundings: Surroundings = {},
): Part => ({
  name,
  what,
  run: (words) => reported(name, 'vitest', ['run', '--config', config, ...words], surroundings),
  inWhole: [nothingWritten],
  again: [nothingWritten, '--maxWorkers=1'],
});

export const playwrightPart = (name: string, what: string, config: string): Part => ({
  name,
  what,
  run: (words) => reported(name, 'playwright', ['test', '--config', config, ...words]),
  again: ['--workers=1'],
});
