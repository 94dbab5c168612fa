import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Ending } from './command.ts';
import {
  readReport,
  type PlaywrightReport,
  type Report,
  type TestResult,
  type TimeOfFile,
  type VitestReport,
} from './report.ts';

/** How a run of tests went. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly tests: readonly TestResult[];
  /** Pictures that were right at a later look of the same attempt only. */
  readonly late: readonly TestResult[];
  readonly files: readonly TimeOfFile[];
  /** What a person should be told of it besides. */
  readonly notes: readonly string[];
}

export const none: Counts = {
  passed: 0,
  failed: 0,
  skipped: 0,
  tests: [],
  late: [],
  files: [],
  notes: [],
};

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  tests: [...a.tests, ...b.tests],
  late: [...a.late, ...b.late],
  files: [...a.files, ...b.files],
  notes: [...a.notes, ...b.notes],
});

export const said = ({ passed, failed, skipped }: Pick<Counts, 'passed' | 'failed' | 'skipped'>): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** What went wrong without a test to blame stands as one failed test of no file. */
export const blameless = (title: string, message: string): Counts => ({
  ...none,
  failed: 1,
  tests: [{ file: '', title, state: 'failed', message }],
});

/** A check that has no tests inside: it holds or it does not. */
export const checked = (what: string, { code, lastWords }: Ending): Counts =>
  code === 0
    ? { ...none, passed: 1 }
    : blameless(what, lastWords.trim() || `ended with ${code}; what is wrong stands above`);

const lines = 60;

/** The end of what a runner said, where it tells why it ended. */
export const endOf = (words: string): string => words.trim().split('\n').slice(-lines).join('\n');

/**
 * What a runner's report and its exit code say together. A runner that died without a report,
 * ran nothing, or ended badly with no failed test counts as one failure: silence never passes.
 */
export async function countsOf(
  report: string,
  { code, lastWords }: Ending,
  mayBeEmpty = false,
): Promise<Counts> {
  const counts = existsSync(report) ? countsIn(readReport(await read(report))) : none;
  const isSilent = counts.passed + counts.failed + counts.skipped === 0;
  const unexplained = counts.failed === 0 && (code !== 0 || (isSilent && !mayBeEmpty));
  return unexplained
    ? add(counts, blameless(`ended with ${code} and blames no test`, endOf(lastWords)))
    : counts;
}

const read = async (report: string) =>
  JSON.parse(await readFile(report, 'utf8')) as VitestReport | PlaywrightReport;

function countsIn({ tests, files }: Report): Counts {
  const those = (wanted: TestResult['state']) => tests.filter(({ state }) => state === wanted).length;
  return {
    passed: those('passed'),
    failed: those('failed'),
    skipped: those('skipped'),
    tests,
    late: [],
    files,
    notes: [],
  };
}
