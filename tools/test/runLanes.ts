import path from 'node:path';
import type { Children } from './children.ts';
import { partLine } from './closing.ts';
import { nextOf, type Apart } from './lanes.ts';
import { outcomeOf } from './outcome.ts';
import type { Part } from './runners.ts';
import type { Screen } from './screen.ts';
import type { Outcome } from './secondAttempt.ts';

export interface LaneRun {
  readonly parts: readonly Part[];
  /** The names of the parts, the first ones first. */
  readonly order: readonly string[];
  readonly apart?: Apart;
  /** The folder where each part has a log of its own. */
  readonly logs: string;
  readonly screen: Screen;
  readonly children: Children;
}

/** Every part once, in two lanes; a line as it ends. The answer has them in the order of the parts. */
export async function runLanes(run: LaneRun): Promise<readonly Outcome[]> {
  const { parts, order, apart = [], logs, screen, children } = run;
  const began = performance.now();
  const since = (from: number): number => (performance.now() - from) / 1000;
  const running = new Map<string, number>();
  const told = () => [...running].map(([name, from]) => `▸ ${name} ${since(from).toFixed(0)} s`).join('  ');
  const outcomes: Outcome[] = [];

  const take = async (name: string): Promise<void> => {
    const part = parts.find((each) => each.name === name);
    if (!part) throw new Error(`A lane names '${name}', and there is no such part: see lanes.ts.`);
    running.set(name, performance.now());
    screen.passing(told);
    const outcome = await outcomeOf(part, path.join(logs, `${name}.log`), children);
    running.delete(name);
    outcomes.push(outcome);
    screen.print(partLine(name, outcome.counts, outcome.seconds, since(began)));
  };

  let waiting = order;
  const taken = new Map<string, Promise<void>>();
  /** Goes on with whatever may run now; where nothing may, when the other lane has ended what it runs. */
  const lane = async (): Promise<void> => {
    while (waiting.length > 0) {
      const next = nextOf(waiting, [...taken.keys()], apart);
      if (next === null) await Promise.race(taken.values());
      else {
        waiting = waiting.filter((name) => name !== next);
        taken.set(next, take(next));
        await taken.get(next);
        taken.delete(next);
      }
    }
  };
  await Promise.all([lane(), lane()]);
  screen.passing(null);
  return parts.flatMap((part) => outcomes.find(({ name }) => name === part.name) ?? []);
}
