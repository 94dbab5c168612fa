import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './command.ts';
import { add, countsOf, none, said } from './counts.ts';

const badly = { code: 1, lastWords: '' };

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'counts-'))));
afterEach(() => rm(folder, { recursive: true }));

const reportOf = async (content: unknown) => {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
};

describe('the counts of a part', () => {
  it('are those of its report', async () => {
    const vitest = await reportOf({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 });
    expect(await countsOf(vitest, badly)).toEqual({ ...none, passed: 5, failed: 2, skipped: 1 });
    const playwright = await reportOf({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(await countsOf(playwright, badly)).toEqual({ ...none, passed: 3, failed: 2 });
  });

  it.each([
    ['died without a report', null, 1],
    ['ran nothing', { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }, 0],
    ['ended badly with no failed test', { numPassedTests: 9, numFailedTests: 0, numPendingTests: 0 }, 1],
  ])('hold a failure when the runner %s', async (_what, content, exitCode) => {
    const report = content ? await reportOf(content) : path.join(folder, 'nothing.json');
    expect((await countsOf(report, { code: exitCode, lastWords: '' })).failed).toBe(1);
  });

  it('hold none where a run that was asked for by name may be empty', async () => {
    const nothing = await reportOf({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 });
    expect(await countsOf(nothing, { code: 0, lastWords: '' }, true)).toEqual(none);
    expect((await countsOf(nothing, badly, true)).failed).toBe(1);
  });

  it('name every test, and how it failed', async () => {
    const vitest = await reportOf({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: path.join(root, 'tools/a.test.ts'),
          assertionResults: [
            { status: 'passed', fullName: 'a is fine', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'a is not',
              failureMessages: ['\u001B[31mError: no\u001B[39m\n\n4 pixels\n  at a'],
            },
          ],
        },
        { name: path.join(root, 'tools/b.test.ts'), message: 'does not load', assertionResults: [] },
      ],
    });
    expect((await countsOf(vitest, badly)).tests).toEqual([
      { file: 'tools/a.test.ts', title: 'a is fine', state: 'passed', message: '' },
      { file: 'tools/a.test.ts', title: 'a is not', state: 'failed', message: 'Error: no ⏎ 4 pixels' },
      { file: 'tools/b.test.ts', title: 'the file itself', state: 'failed', message: 'does not load' },
    ]);
    const failed = {
      title: 'is not',
      tests: [
        { projectName: 'phone', status: 'unexpected', results: [{}, { error: { message: 'no\n    at c' } }] },
        { projectName: 'desktop', status: 'expected', results: [{}] },
      ],
    };
    const playwright = await reportOf({
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [{ file: 'c.spec.ts', suites: [{ file: 'c.spec.ts', specs: [failed] }] }],
    });
    expect((await countsOf(playwright, badly)).tests).toEqual([
      { file: 'c.spec.ts', title: '[phone] is not', state: 'failed', message: 'no' },
      { file: 'c.spec.ts', title: '[desktop] is not', state: 'passed', message: '' },
    ]);
  });

  it('blame a runner that died for itself', async () => {
    const lastWords = 'Unhandled Errors\n\nError: gone\n    at a\n';
    const { tests } = await countsOf(path.join(folder, 'unit.json'), { code: 3, lastWords });
    expect(tests).toEqual([
      {
        file: '',
        title: 'ended with 3 and blames no test',
        state: 'failed',
        message: 'Unhandled Errors ⏎ Error: gone',
      },
    ]);
  });

  it('are said plainly', () => {
    expect(said(add({ ...none, passed: 1 }, { ...none, passed: 2, failed: 1 }))).toBe('3 passed, 1 failed');
    expect(said({ ...none, passed: 1, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });
});
