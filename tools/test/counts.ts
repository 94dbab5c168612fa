import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Ending } from './command.ts';
import {
  inOneLine,
  inPlaywright,
  inVitest,
  type PlaywrightReport,
  type TestResult,
  type VitestReport,
} from './report.ts';

/** How a run of tests went. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly tests: readonly TestResult[];
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, tests: [] };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  tests: [...a.tests, ...b.tests],
});

export const said = ({ passed, failed, skipped }: Omit<Counts, 'tests'>): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** A runner that ended badly without a test to blame stands as one failed test of no file. */
const blameless = (title: string, message: string): TestResult => ({
  file: '',
  title,
  state: 'failed',
  message,
});

/** A check that has no tests inside: it holds or it does not. */
export const checked = (what: string, code: number): Counts =>
  code === 0
    ? { ...none, passed: 1 }
    : { ...none, failed: 1, tests: [blameless(what, `ended with ${code}; what is wrong stands above`)] };

/**
 * What a runner's report and its exit code say together. A runner that died without a report,
 * ran nothing, or ended badly with no failed test counts as one failure: silence never passes.
 */
export async function countsOf(
  report: string,
  { code, lastWords }: Ending,
  mayBeEmpty = false,
): Promise<Counts> {
  const read = existsSync(report) ? (JSON.parse(await readFile(report, 'utf8')) as unknown) : null;
  const counts = read === null ? none : countsIn(read as VitestReport | PlaywrightReport);
  const isSilent = counts.passed + counts.failed + counts.skipped === 0;
  const unexplained = counts.failed === 0 && (code !== 0 || (isSilent && !mayBeEmpty));
  if (!unexplained) return counts;
  const failedFile = counts.tests.some(({ state }) => state === 'failed');
  const silence = blameless(`ended with ${code} and blames no test`, inOneLine(lastWords));
  return { ...counts, failed: 1, tests: failedFile ? counts.tests : [...counts.tests, silence] };
}

function countsIn(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped, tests: inPlaywright(report) };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    tests: inVitest(report),
  };
}
