import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServiceDatabase } from '../../credits/serviceDatabase.ts';
import { memoryFiles } from '../../jobs/testing/memoryFiles.ts';
import { scriptedEngine } from '../../jobs/testing/scriptedEngine.ts';
import { startSweeper } from './sweeper.ts';
import { enginesOf } from '../../engines/engines.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** A database with one forgotten file an hour, which it can't be asked for while it is away. */
function world() {
  const left = ['u/first.png', 'u/second.png'];
  const removed: string[] = [];
  const logged: string[] = [];
  let isAway = false;
  const answers: Readonly<Record<string, () => unknown>> = {
    files_cut_off: () => [],
    files_without_owner: () => [],
    sweep_trash: () => ({ deleted: 0, places: [], stopped: [] }),
    unused_files: () => ({ names: left.splice(0, 1), isEnd: true }),
    sweep_counters: () => 0,
  };
  const call = async (name: string) => {
    if (isAway) throw new Error('The database is away.');
    return answers[name]?.() ?? null;
  };
  const context = {
    database: { call } as unknown as ServiceDatabase,
    files: { ...memoryFiles(), remove: async (places: readonly string[]) => void removed.push(...places) },
    engines: enginesOf([scriptedEngine()]),
    payments: null,
    operatorMail: null,
    lettersDue: () => {},
    log: (line: string) => void logged.push(line),
  };
  return { context, removed, logged, away: (now: boolean) => (isAway = now) };
}

it('the sweeper sweeps at the start and every hour, also after a round that was cut off, and no more once it is stopped', async () => {
  const { context, removed, logged, away } = world();
  const sweeper = startSweeper(context);
  await vi.waitUntil(() => removed.length === 1);
  expect(logged).toEqual([expect.stringContaining('1 files that nothing stood on')]);
  away(true);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitUntil(() => logged.length === 3);
  expect(logged.slice(1)).toEqual(
    Array(2).fill(expect.stringContaining('was cut off and goes on next time')),
  );
  away(false);
  vi.advanceTimersByTime(3_600_000);
  await sweeper.stop();
  expect(removed).toEqual(['u/first.png', 'u/second.png']);
  vi.advanceTimersByTime(7_200_000);
  await sweeper.stop();
  expect(logged).toHaveLength(4);
});
