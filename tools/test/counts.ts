import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** How a part of the tests went. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const said = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * What a runner's report and its exit code say together. A runner that died without a report,
 * ran nothing, or ended badly with no failed test counts as one failure: silence never passes.
 */
export async function countsOf(report: string, exitCode: number): Promise<Counts> {
  const read = existsSync(report) ? (JSON.parse(await readFile(report, 'utf8')) as unknown) : null;
  const counts = read === null ? none : countsIn(read as VitestReport | PlaywrightReport);
  const isSilent = counts.passed + counts.failed + counts.skipped === 0;
  const unexplained = counts.failed === 0 && (exitCode !== 0 || isSilent);
  return unexplained ? { ...counts, failed: 1 } : counts;
}

function countsIn(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}
