import path from 'node:path';
import { root } from './command.ts';

/** A test as its runner's report tells it: enough to find it again in the report of another run. */
export interface TestResult {
  readonly file: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** How it failed, in one line. */
  readonly message: string;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites?: readonly PlaywrightSuite[];
}

/** What stands in place of a test's title where a file does not load, so that no test of it is to blame. */
export const fileItself = 'the file itself';

// oxlint-disable-next-line no-control-regex -- The colours of a terminal begin with one.
const colours = /\u001B\[[0-9;]*m/g;
const longest = 1000;

/** A message without its stack, in one line; of a long one both ends. */
export function inOneLine(message = ''): string {
  const told = message
    .replace(colours, '')
    .split('\n')
    .map((said) => said.trim())
    .filter((said) => said && !said.startsWith('at '))
    .join(' ⏎ ');
  return told.length > longest ? `${told.slice(0, longest / 2)} … ${told.slice(-longest / 2)}` : told;
}

const states = new Map<string, TestResult['state']>([
  ['passed', 'passed'],
  ['expected', 'passed'],
  ['failed', 'failed'],
  ['unexpected', 'failed'],
  ['flaky', 'failed'],
]);
const stateOf = (status: string): TestResult['state'] => states.get(status) ?? 'skipped';
const inProject = (file: string): string => (path.isAbsolute(file) ? path.relative(root, file) : file);

export const inVitest = ({ testResults = [] }: VitestReport): readonly TestResult[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = inProject(name);
    const tests = assertionResults.map(({ status, fullName, failureMessages = [] }) => ({
      file,
      title: fullName.trim(),
      state: stateOf(status),
      message: inOneLine(failureMessages[0]),
    }));
    if (!message || tests.some(({ state }) => state === 'failed')) return tests;
    return [...tests, { file, title: fileItself, state: 'failed' as const, message: inOneLine(message) }];
  });

export const inPlaywright = ({ suites = [] }: Pick<PlaywrightReport, 'suites'>): readonly TestResult[] =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        file: suite.file,
        title: `[${projectName}] ${title}`,
        state: stateOf(status),
        message: inOneLine(results.find((result) => result.error)?.error?.message),
      })),
    ),
    ...inPlaywright({ suites: suite.suites ?? [] }),
  ]);
