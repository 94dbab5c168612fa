import type { Counts } from './counts.ts';
import { fileItself, type TestResult } from './report.ts';

/** How a part went, and how what failed in it is run once more. */
export interface Outcome {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
  /** Runs these files by themselves; none means all of them. Without it, a failure is final. */
  readonly again?: (files: readonly string[]) => Promise<Counts>;
}

/**
 * More first failures than these are no chance; more unsteady tests, or pictures at rest only at a later look, are no
 * landing. The seconds are those of the whole command: what still runs then is ended, so that its failures are told
 * before CI's 90 minutes are over.
 */
export const most = { failures: 25, unsteady: 5, late: 25, seconds: 80 * 60 } as const;

export interface Verdict {
  /** As they stand after both attempts. */
  readonly counts: Counts;
  readonly failed: readonly TestResult[];
  readonly unsteady: readonly TestResult[];
}

export const failuresOf = ({ tests }: Counts): readonly TestResult[] =>
  tests.filter(({ state }) => state === 'failed');

const keyOf = ({ file, title }: TestResult): string => `${file}\0${title}`;
const running = (tests: readonly TestResult[]) => tests.filter(({ state }) => state !== 'skipped');

/** What failed first is unsteady only where the second run holds the very same test, passed. */
export function verdict(first: Counts, second: Counts): Verdict {
  const passedAgain = (those: readonly TestResult[]): boolean =>
    those.length > 0 && those.every(({ state }) => state === 'passed');
  const recovered = (test: TestResult): boolean => {
    // A runner that died, or a file that did not load: all of it has to pass.
    if (test.file === '') return second.failed === 0 && passedAgain(running(second.tests));
    if (test.title === fileItself)
      return passedAgain(running(second.tests.filter(({ file }) => file === test.file)));
    return passedAgain(second.tests.filter((each) => keyOf(each) === keyOf(test)));
  };
  const failedFirst = failuresOf(first);
  const known = new Set(failedFirst.map(keyOf));
  const failedNewly = failuresOf(second).filter((test) => !known.has(keyOf(test)));
  const isWhole = failedFirst.some(({ file }) => file === '');
  const failed = [
    ...failedFirst.filter((test) => !recovered(test)),
    // Of a runner that died nothing is known to have passed before; and what no test is blamed for no test can excuse.
    ...failedNewly.filter(({ file }) => isWhole || file === ''),
  ];
  return {
    counts: {
      ...(isWhole ? second : { ...first, passed: first.passed + failedFirst.filter(recovered).length }),
      failed: failed.length,
      notes: second.notes,
      late: [...first.late, ...second.late],
    },
    failed,
    unsteady: [
      ...failedFirst.filter(recovered),
      // What passed first and fails in the company of a second attempt has failed once and passed once as well.
      ...(isWhole ? [] : failedNewly.filter(({ file }) => file !== '')),
    ],
  };
}

/** The files to run once more; none where the runner itself died. */
export function filesOf(failures: readonly TestResult[]): readonly string[] {
  const files = new Set(failures.map(({ file }) => file));
  return files.has('') ? [] : [...files];
}

/** What is known when the lanes have ended. */
export interface Known {
  readonly firstFailures: number;
  /** Until the whole command is ended. */
  readonly secondsLeft: number;
}

/** Why a failure is final at once; null where it is tried again. */
export function finalBecause(
  { counts, seconds, again }: Outcome,
  { firstFailures, secondsLeft }: Known,
): string | null {
  if (!again) return 'it has nothing to do with chance';
  if (firstFailures > most.failures)
    return `${firstFailures} failed at first, and more than ${most.failures} are no chance`;
  if (secondsLeft <= 0) return 'the time of the whole command is over';
  // With one worker it may take twice the time.
  if (filesOf(failuresOf(counts)).length === 0 && 2 * seconds > secondsLeft)
    return `its runner died after ${seconds.toFixed(0)} s, and all of it once more may pass the time of the whole command`;
  return null;
}

export interface Decided extends Verdict {
  readonly finalBecause: string | null;
}

/** Tries what failed once more, or says why not. `begin` is called before an attempt that is made. */
export async function secondAttempt(
  outcome: Outcome,
  known: Known,
  begin: (failed: readonly TestResult[]) => void = () => {},
): Promise<Decided> {
  const { counts, again } = outcome;
  const failed = failuresOf(counts);
  if (failed.length === 0) return { counts, failed, unsteady: [], finalBecause: null };
  const because = finalBecause(outcome, known);
  if (because !== null || !again) return { counts, failed, unsteady: [], finalBecause: because };
  begin(failed);
  return { ...verdict(counts, await again(filesOf(failed))), finalBecause: null };
}
