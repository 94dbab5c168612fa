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
  late: [],
  files: [],
  notes: [],
});
const known = { firstFailures: 1, secondsLeft: 1000 };
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

  it('that ends with an error which no test is blamed for is red', () => {
    const loose = test('', 'ended with 1 and blames no test', 'failed');
    const { counts: after, failed } = verdict(
      counts(test('a', 'one', 'failed')),
      counts(test('a', 'one', 'passed'), loose),
    );
    expect([titles(failed), after.failed]).toEqual([[loose.title], 1]);
  });

  it('keeps which pictures stood still late in either', () => {
    const [early, late] = [test('set/one', 'look 2', 'passed'), test('set/two', 'look 3', 'passed')];
    const first = { ...counts(test('a', 'one', 'failed')), late: [early] };
    const second = { ...counts(test('a', 'one', 'passed')), late: [late] };
    expect(verdict(first, second).counts.late).toEqual([early, late]);
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
    const one = test('a', 'one', 'failed');
    expect(verdict(counts(died), counts(one))).toMatchObject({
      counts: { passed: 0, failed: 2 },
      failed: [died, one],
      unsteady: [],
    });
    expect(verdict(counts(died), none).failed).toEqual([died]);
  });

  it('runs the files that failed, each once', async () => {
    const again = vi.fn(async () => counts(test('a', 'one', 'passed'), test('a', 'two', 'passed')));
    const first = counts(test('a', 'one', 'failed'), test('a', 'two', 'failed'), test('b', 'one', 'passed'));
    const begin = vi.fn();
    const outcome = { name: 'unit', counts: first, seconds: 1, again };
    const { unsteady } = await secondAttempt(outcome, { ...known, firstFailures: 2 }, begin);
    expect(again).toHaveBeenCalledExactlyOnceWith(['a']);
    expect(begin).toHaveBeenCalledOnce();
    expect(unsteady).toHaveLength(2);
  });

  const one = counts(test('a', 'one', 'failed'));
  const died = counts(test('', 'ended with 3 and blames no test', 'failed'));
  it.each([
    ['nothing failed', 'unit', counts(), 1, known, /^nothing/],
    ['it means nothing', 'types', one, 1, known, /chance/],
    ['too much failed at once', 'unit', one, 1, { ...known, firstFailures: most.failures + 1 }, /26 failed/],
    ['no time is left', 'unit', one, 1, { ...known, secondsLeft: 0 }, /over/],
    ['all of it would take too long', 'unit', died, 501, known, /died after 501 s/],
  ])('is not made where %s', async (_where, name, first, seconds, now, because) => {
    const again = vi.fn(async () => none);
    const outcome = { name, counts: first, seconds, ...(name === 'types' ? {} : { again }) };
    const begin = vi.fn();
    const decided = await secondAttempt(outcome, now, begin);
    expect(decided).toMatchObject({ failed: first.tests, unsteady: [] });
    expect(decided.finalBecause ?? 'nothing to try').toMatch(because);
    for (const call of [again, begin]) expect(call).not.toHaveBeenCalled();
  });

  it('of all of a part is made where there is time for twice what it took', async () => {
    const again = vi.fn(async () => counts(test('a', 'one', 'passed')));
    const { failed } = await secondAttempt({ name: 'unit', counts: died, seconds: 500, again }, known);
    expect(again).toHaveBeenCalledExactlyOnceWith([]);
    expect(failed).toEqual([]);
  });
});
