import path from 'node:path';
import { root } from './command.ts';
import { plain } from './plain.ts';

/** A test as its runner's report tells it: enough to find it again in the report of another run. */
export interface TestResult {
  readonly file: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** How it failed, as its runner prints it. */
  readonly message: string;
}

/** How long the tests of a file took. */
export interface TimeOfFile {
  readonly file: string;
  readonly seconds: number;
}

export interface Report {
  readonly tests: readonly TestResult[];
  readonly files: readonly TimeOfFile[];
}

/** What vitest found, each failure as it prints it: its own json report leaves the difference and the place out. */
export interface VitestReport {
  readonly tests: readonly TestResult[];
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title?: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly duration?: number;
        readonly errors?: readonly PlaywrightError[];
      }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly errors?: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
}

/** What stands in place of a test's title where a file does not load, so that no test of it is to blame. */
export const fileItself = 'the file itself';
export const uncaught = 'an error that no test caught';

const states = new Map<string, TestResult['state']>([
  ['expected', 'passed'],
  ['unexpected', 'failed'],
  ['flaky', 'failed'],
]);
const inProject = (file: string): string => (path.isAbsolute(file) ? path.relative(root, file) : file);

/** What a runner's report says, of whichever of the two. */
export const readReport = (report: VitestReport | PlaywrightReport): Report =>
  'suites' in report ? ofPlaywright(report) : ofVitest(report);

const ofVitest = ({ tests, files }: VitestReport): Report => ({
  tests: tests.map((test) => ({ ...test, file: inProject(test.file), message: plain(test.message) })),
  files: files.map(({ file, seconds }) => ({ file: inProject(file), seconds })),
});

function ofPlaywright({ suites, errors = [] }: PlaywrightReport): Report {
  const all = suites.flatMap((suite) => testsOf(suite, []));
  const seconds = new Map<string, number>();
  for (const each of all) seconds.set(each.file, (seconds.get(each.file) ?? 0) + each.seconds);
  const ofNoTest = errors.map(({ message }) => ({
    file: '',
    title: uncaught,
    state: 'failed' as const,
    message: plain(message),
  }));
  return {
    tests: [...all.map(({ seconds: _seconds, ...test }) => test), ...ofNoTest],
    files: [...seconds].map(([file, took]) => ({ file, seconds: took })),
  };
}

const testsOf = (
  { file, specs = [], suites = [] }: PlaywrightSuite,
  inside: readonly string[],
): readonly (TestResult & { readonly seconds: number })[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      title: `[${projectName}] ${[...inside, title].join(' > ')}`,
      state: states.get(status) ?? 'skipped',
      message: results
        .flatMap(({ errors = [] }) => errors)
        .map(({ message }) => plain(message))
        .join('\n\n'),
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap((suite) => testsOf(suite, [...inside, suite.title ?? ''])),
];
