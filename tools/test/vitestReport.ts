import { writeFile } from 'node:fs/promises';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { fileItself, uncaught, type TestResult, type VitestReport } from './report.ts';

type Errors = ReturnType<TestModule['errors']>;

/** Writes that report of a run into a file. */
export function reportInto(report: string): Reporter {
  let vitest: Vitest;
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestRunEnd: async (modules, unhandled) => {
      const told = (errors: Errors, of?: TestModule): string =>
        errors
          .map((error) =>
            vitest.logger.formatError(error, { showCodeFrame: true, ...(of ? { project: of.project } : {}) }),
          )
          .map(({ output }) => output.trim())
          .join('\n\n');
      const result: VitestReport = {
        tests: [
          ...modules.flatMap((module) => testsOf(module, (errors) => told(errors, module))),
          ...unhandled.map((error) => {
            const file = error['VITEST_TEST_PATH'];
            const isKnown = typeof file === 'string';
            return {
              file: isKnown ? file : '',
              title: isKnown ? fileItself : uncaught,
              state: 'failed' as const,
              message: told([error]),
            };
          }),
        ],
        files: modules.map((module) => ({ file: module.moduleId, seconds: secondsOf(module) })),
      };
      await writeFile(report, JSON.stringify(result));
    },
  };
}

function testsOf(module: TestModule, told: (errors: Errors) => string): readonly TestResult[] {
  const tests = [...module.children.allTests()].map((test): TestResult => {
    const { state, errors } = test.result();
    return {
      file: module.moduleId,
      title: test.fullName,
      // What a run that ended early has left waiting is no success.
      state: state === 'pending' ? 'skipped' : state,
      message: told([...(errors ?? [])]),
    };
  });
  // It does not load, or one of its hooks fails.
  const ofFile = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  if (ofFile.length === 0) return tests;
  return [...tests, { file: module.moduleId, title: fileItself, state: 'failed', message: told(ofFile) }];
}

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}
