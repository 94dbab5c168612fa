import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, countsOf, said } from './counts.ts';

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
    expect(await countsOf(vitest, 1)).toEqual({ passed: 5, failed: 2, skipped: 1 });
    const playwright = await reportOf({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(await countsOf(playwright, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });

  it.each([
    ['died without a report', null, 1],
    ['ran nothing', { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }, 0],
    ['ended badly with no failed test', { numPassedTests: 9, numFailedTests: 0, numPendingTests: 0 }, 1],
  ])('hold a failure when the runner %s', async (_what, content, exitCode) => {
    const report = content ? await reportOf(content) : path.join(folder, 'nothing.json');
    expect((await countsOf(report, exitCode)).failed).toBe(1);
  });

  it('are said plainly', () => {
    expect(said(add({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 }))).toBe(
      '3 passed, 1 failed',
    );
    expect(said({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });
});
