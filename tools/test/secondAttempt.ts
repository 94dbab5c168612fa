import type { Counts } from './counts.ts';
import { fileItself, type TestResult } from './report.ts';

/** How a run of a runner went, and how what failed in it is run once more. */
export interface Outcome {
  readonly name: string;
  readonly counts: Counts;
  /** Runs these files by themselves; none means all of them. Without it, a failure is final. */
  readonly again?: (files: readonly string[]) => Promise<Counts>;
}

/** More first failures than these are no chance, and more unsteady tests no landing. */
export const most = { failures: 25, unsteady: 5 } as const;

export interface Verdict {
  /** As they stand after both attempts. */
  readonly counts: Counts;
  readonly failed: readonly TestResult[];
  readonly unsteady: readonly TestResult[];
}

export const failuresOf = ({ tests }: Counts): readonly TestResult[] =>
  tests.filter(({ state }) => state === 'failed');

const keyOf = ({ file, title }: TestResult): string => `${file}\0${title}`;

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
  const failed = failedFirst.filter((test) => !recovered(test));
  const known = new Set(failedFirst.map(keyOf));
  const isWhole = failed.length === 0 && failedFirst.some(({ file }) => file === '');
  return {
    counts: isWhole
      ? second
      : { ...first, passed: first.passed + failedFirst.length - failed.length, failed: failed.length },
    failed,
    // What passed first and fails in the company of a second attempt has failed once and passed once as well.
    unsteady: [
      ...failedFirst.filter(recovered),
      ...failuresOf(second).filter((test) => test.file !== '' && !known.has(keyOf(test))),
    ],
  };
}

const running = (tests: readonly TestResult[]) => tests.filter(({ state }) => state !== 'skipped');

/** The files to run once more; none where the runner itself died. */
export function filesOf(failures: readonly TestResult[]): readonly string[] {
  const files = new Set(failures.map(({ file }) => file));
  return files.has('') ? [] : [...files];
}

/** Nothing to ask again of what is a matter of course, or where too much is wrong at once. */
export async function secondAttempt({ counts, again }: Outcome, firstFailures: number): Promise<Verdict> {
  const failed = failuresOf(counts);
  if (!again || failed.length === 0 || firstFailures > most.failures) return { counts, failed, unsteady: [] };
  return verdict(counts, await again(filesOf(failed)));
}
