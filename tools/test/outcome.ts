import { readFile } from 'node:fs/promises';
import type { Children } from './children.ts';
import { blameless, endOf, type Counts } from './counts.ts';
import { plain } from './plain.ts';
import type { Part } from './runners.ts';
import type { Outcome } from './secondAttempt.ts';
import { currentLane, intoLog, say } from './words.ts';

/** Runs a part; one that breaks off has failed, and whatever runs beside it goes on. */
export async function runPart(part: Part, words: readonly string[]): Promise<Counts> {
  try {
    return await part.run(words);
  } catch (error) {
    const { message, stack = message } = error as Error;
    say(stack);
    const lane = currentLane();
    return blameless(
      'broke off',
      lane ? `${message}\n\n${endOf(plain(await readFile(lane.file, 'utf8')))}` : message,
    );
  }
}

/** A part's run in the whole command, its words in a log of its own. */
export async function outcomeOf(part: Part, log: string, children: Children): Promise<Outcome> {
  const { name, inWhole = [], again } = part;
  const attempt = (words: readonly string[]) => intoLog(log, children, () => runPart(part, words));
  const started = performance.now();
  const counts = await attempt(inWhole);
  return {
    name,
    counts,
    seconds: (performance.now() - started) / 1000,
    ...(again ? { again: (files: readonly string[]) => attempt([...again, ...files]) } : {}),
  };
}
