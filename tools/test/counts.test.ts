import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './command.ts';
import { add, checked, countsOf, none, said } from './counts.ts';

const badly = { code: 1, lastWords: '' };
const well = { code: 0, lastWords: '' };

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'counts-'))));
afterEach(() => rm(folder, { recursive: true }));

const reportOf = async (content: unknown) => {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
};
const test = (title: string, state: string, message = '') => ({
  file: path.join(root, 'tools/a.test.ts'),
  title,
  state,
  message,
});
const spec = (title: string, ...tests: readonly unknown[]) => ({ title, tests });

describe('the counts of a part', () => {
  it('are those of a report of vitest, each test named with how it failed', async () => {
    const vitest = await reportOf({
      tests: [
        test('a > is fine', 'passed'),
        test('a > is not', 'failed', '\u001B[31mError: no\u001B[39m\n\n4 pixels\n  at a'),
        test('a > is left out', 'skipped'),
      ],
      files: [{ file: path.join(root, 'tools/a.test.ts'), seconds: 2 }],
    });
    expect(await countsOf(vitest, badly)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      tests: [
        { file: 'tools/a.test.ts', title: 'a > is fine', state: 'passed', message: '' },
        {
          file: 'tools/a.test.ts',
          title: 'a > is not',
          state: 'failed',
          message: 'Error: no\n\n4 pixels\n  at a',
        },
        { file: 'tools/a.test.ts', title: 'a > is left out', state: 'skipped', message: '' },
      ],
      files: [{ file: 'tools/a.test.ts', seconds: 2 }],
      late: [],
      notes: [],
    });
  });

  it('are those of a report of Playwright, each test named with how it failed', async () => {
    const failed = { duration: 500, errors: [{ message: 'no\n    at c' }, { message: 'nor that' }] };
    const playwright = await reportOf({
      errors: [{ message: 'the server did not stop' }],
      suites: [
        {
          title: 'c.spec.ts',
          file: 'c.spec.ts',
          suites: [
            {
              title: 'a person',
              file: 'c.spec.ts',
              specs: [
                spec(
                  'leaves',
                  { projectName: 'phone', status: 'unexpected', results: [failed] },
                  { projectName: 'desktop', status: 'expected', results: [{ duration: 1500 }] },
                ),
              ],
            },
          ],
          specs: [spec('stays', { projectName: 'desktop', status: 'flaky', results: [failed, {}] })],
        },
      ],
    });
    const counts = await countsOf(playwright, badly);
    expect(counts).toMatchObject({ passed: 1, failed: 3, skipped: 0 });
    expect(counts.tests.map(({ title, state }) => [title, state])).toEqual([
      ['[desktop] stays', 'failed'],
      ['[phone] a person > leaves', 'failed'],
      ['[desktop] a person > leaves', 'passed'],
      ['an error that no test caught', 'failed'],
    ]);
    expect(counts.tests[1]!.message).toBe('no\n    at c\n\nnor that');
    expect(counts.files).toEqual([{ file: 'c.spec.ts', seconds: 2.5 }]);
  });

  it.each([
    ['died without a report', null, badly],
    ['ran nothing', { tests: [], files: [] }, well],
    ['ended badly with no failed test', { tests: [test('a', 'passed')], files: [] }, badly],
  ])('hold a failure when the runner %s', async (_what, content, ending) => {
    const report = content ? await reportOf(content) : path.join(folder, 'nothing.json');
    expect((await countsOf(report, ending)).failed).toBe(1);
  });

  it('hold none where a run that was asked for by name may be empty', async () => {
    const nothing = await reportOf({ tests: [], files: [] });
    expect(await countsOf(nothing, well, true)).toEqual(none);
    expect((await countsOf(nothing, badly, true)).failed).toBe(1);
  });

  it('blame a runner that died for itself, with its last words', async () => {
    const before = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const lastWords = `${before}\nUnhandled Errors\n\nError: gone\n    at a\n`;
    const { tests } = await countsOf(path.join(folder, 'unit.json'), { code: 3, lastWords });
    expect(tests).toMatchObject([{ file: '', title: 'ended with 3 and blames no test', state: 'failed' }]);
    expect(tests[0]!.message).toMatch(/^line 44\n[^]*\nUnhandled Errors\n\nError: gone\n {4}at a$/);
  });

  it('hold all that a check said', () => {
    expect(checked('oxlint', well)).toEqual({ ...none, passed: 1 });
    expect(checked('oxlint', { code: 1, lastWords: 'no-eval\n' }).tests[0]!.message).toBe('no-eval');
    expect(checked('oxlint', badly).tests[0]!.message).toMatch(/^ended with 1/);
  });

  it('are said plainly', () => {
    expect(said(add({ ...none, passed: 1 }, { ...none, passed: 2, failed: 1 }))).toBe('3 passed, 1 failed');
    expect(said({ ...none, passed: 1, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });
});
