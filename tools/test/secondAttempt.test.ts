import { describe, expect, it, vi } from 'vitest';
import { none, type Counts } from './counts.ts';
import { fileItself, type TestResult } from './report.ts';
import { filesOf, most, secondAttempt, verdict } from './secondAttempt.ts';

const test = (file: string, title: string, state: TestResult['state']): TestResult => ({
  file,
  title,
  state,
  message: '',
});
const counts = (...tests: readonly TestResult[]): Counts => ({
  passed: tests.filter(({ state }) => state === 'passed').length,
  failed: tests.filter(({ state }) => state === 'failed').length,
  skipped: tests.filter(({ state }) => state === 'skipped').length,
  tests,
});
const titles = (those: readonly TestResult[]) => those.map(({ title }) => title);

describe('a second attempt', () => {
  it('of a test that passes then makes it unsteady', () => {
    const {
      counts: after,
      failed,
      unsteady,
    } = verdict(
      counts(test('a', 'one', 'failed'), test('a', 'two', 'passed')),
      counts(test('a', 'one', 'passed'), test('a', 'two', 'passed')),
    );
    expect([titles(failed), titles(unsteady)]).toEqual([[], ['one']]);
    expect(after).toMatchObject({ passed: 2, failed: 0 });
  });

  it.each([
    ['fails again', [test('a', 'one', 'failed')]],
    ['is skipped', [test('a', 'one', 'skipped')]],
    ['is not there', [test('a', 'two', 'passed'), test('b', 'one', 'passed')]],
    ['passes under one of two equal names alone', [test('a', 'one', 'passed'), test('a', 'one', 'failed')]],
  ])('of a test that then %s leaves it failed', (_how, second) => {
    const { failed, unsteady } = verdict(counts(test('a', 'one', 'failed')), counts(...second));
    expect([titles(failed), titles(unsteady)]).toEqual([['one'], []]);
  });

  it('that breaks a test which had passed tells it as unsteady', () => {
    const { failed, unsteady } = verdict(
      counts(test('a', 'one', 'failed'), test('a', 'two', 'passed')),
      counts(test('a', 'one', 'passed'), test('a', 'two', 'failed')),
    );
    expect([titles(failed), titles(unsteady)]).toEqual([[], ['one', 'two']]);
  });

  it('of a file that did not load wants every test of it', () => {
    const first = counts(test('a', fileItself, 'failed'));
    expect(verdict(first, counts(test('a', 'one', 'passed'))).failed).toEqual([]);
    expect(
      verdict(first, counts(test('a', 'one', 'passed'), test('a', 'two', 'failed'))).failed,
    ).toHaveLength(1);
    expect(verdict(first, counts(test('b', 'one', 'passed'))).failed).toHaveLength(1);
    expect(verdict(first, counts(test('a', 'one', 'skipped'))).failed).toHaveLength(1);
  });

  it('of a runner that died runs all of it, and wants all of it', () => {
    const died = test('', 'ended with 3 and blames no test', 'failed');
    expect(filesOf([died, test('a', 'one', 'failed')])).toEqual([]);
    const whole = counts(test('a', 'one', 'passed'));
    expect(verdict(counts(died), whole)).toEqual({ counts: whole, failed: [], unsteady: [died] });
    expect(verdict(counts(died), counts(test('a', 'one', 'failed'))).failed).toEqual([died]);
    expect(verdict(counts(died), none).failed).toEqual([died]);
  });

  it('runs the files that failed, each once', async () => {
    const again = vi.fn(async () => counts(test('a', 'one', 'passed'), test('a', 'two', 'passed')));
    const first = counts(test('a', 'one', 'failed'), test('a', 'two', 'failed'), test('b', 'one', 'passed'));
    const { unsteady } = await secondAttempt({ name: 'unit', counts: first, again }, 2);
    expect(again).toHaveBeenCalledExactlyOnceWith(['a']);
    expect(unsteady).toHaveLength(2);
  });

  it('is not made where nothing failed, where it means nothing, and where too much failed at once', async () => {
    const again = vi.fn(async () => none);
    const failed = counts(test('a', 'one', 'failed'));
    expect(await secondAttempt({ name: 'unit', counts: counts(), again }, 0)).toMatchObject({
      failed: [],
      unsteady: [],
    });
    expect((await secondAttempt({ name: 'types', counts: failed }, 1)).failed).toHaveLength(1);
    expect(
      (await secondAttempt({ name: 'unit', counts: failed, again }, most.failures + 1)).failed,
    ).toHaveLength(1);
    expect(again).not.toHaveBeenCalled();
  });
});
