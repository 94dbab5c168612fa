import { rm } from 'node:fs/promises';
import { Children } from './children.ts';
import { closing, type Closed } from './closing.ts';
import { briefly } from './failures.ts';
import { runLanes, type LaneRun } from './runLanes.ts';
import { failuresOf, most, secondAttempt } from './secondAttempt.ts';

export interface WholeCommand extends Omit<LaneRun, 'children'> {
  readonly children?: Children;
  /** After these, what runs is ended, and what is known is told. */
  readonly secondsAtMost?: number;
}

/** Every part in its lane, then what failed once more by itself, then how it went. The answer is the exit code. */
export async function runWhole(whole: WholeCommand): Promise<number> {
  const { logs, screen, children = new Children(), secondsAtMost = most.seconds } = whole;
  const began = performance.now();
  const since = (): number => (performance.now() - began) / 1000;
  const late = setTimeout(() => {
    screen.print(`▸ ${secondsAtMost} s are over: what still runs is ended`);
    void children.end();
  }, secondsAtMost * 1000);
  try {
    await rm(logs, { recursive: true, force: true });
    const outcomes = await runLanes({ ...whole, children });
    const firstFailures = outcomes.reduce((sum, { counts }) => sum + failuresOf(counts).length, 0);
    const closed: Closed[] = [];
    for (const outcome of outcomes) {
      const { name, counts } = outcome;
      const known = { firstFailures, secondsLeft: secondsAtMost - since() };
      const decided = await secondAttempt(outcome, known, (failed) => {
        screen.print(`\n▸ ${name}, a second attempt at what failed in it, with nothing beside it`);
        for (const test of failed) screen.print(briefly('?', { part: name, test }));
        screen.passing(() => `▸ ${name}, the second time`);
      });
      screen.passing(null);
      closed.push({ name, files: counts.files, decided });
    }
    const { words, exitCode } = closing(closed, since(), logs);
    screen.print(`\n${words}`);
    return exitCode;
  } finally {
    clearTimeout(late);
  }
}
