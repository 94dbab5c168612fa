import path from 'node:path';
import type { Children } from './children.ts';
import { partLine } from './closing.ts';
import type { Lanes } from './lanes.ts';
import { outcomeOf } from './outcome.ts';
import type { Part } from './runners.ts';
import type { Screen } from './screen.ts';
import type { Outcome } from './secondAttempt.ts';

export interface LaneRun {
  readonly parts: readonly Part[];
  readonly stages: readonly Lanes[];
  /** The folder where each part has a log of its own. */
  readonly logs: string;
  readonly screen: Screen;
  readonly children: Children;
}

/** Every part once, each in its lane; a line as it ends. The answer has them in the order of the parts. */
export async function runLanes(run: LaneRun): Promise<readonly Outcome[]> {
  const { parts, stages, logs, screen, children } = run;
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
  const takeAll = async (lane: readonly string[]): Promise<void> => {
    for (const name of lane) await take(name);
  };

  for (const lanes of stages) await Promise.all(lanes.map(takeAll));
  screen.passing(null);
  return parts.flatMap((part) => outcomes.find(({ name }) => name === part.name) ?? []);
}
