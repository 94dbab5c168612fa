import { describe, expect, it } from 'vitest';
import { briefly, inFull, type Failure } from './failures.ts';

const failure = (title: string, message: string): Failure => ({
  part: 'unit',
  test: { file: 'a.test.ts', title, state: 'failed', message },
});
const long = Array.from({ length: 1000 }, (_, line) => `line ${line}`).join('\n');

describe('failures', () => {
  it('are told in full, file and title first', () => {
    expect(inFull([failure('one', 'Error: no\n  ❯ a.test.ts:3:5')], 'logs')).toBe(
      '✗ unit: a.test.ts > one\nError: no\n  ❯ a.test.ts:3:5\n',
    );
  });

  it('have more room the fewer they are', () => {
    expect(inFull([failure('one', long)], 'logs')).toContain('line 599\n… 400 more lines');
    const many = inFull(
      Array.from({ length: 20 }, () => failure('one', long)),
      'logs',
    );
    expect(many).toContain('line 59\n… 940 more lines');
    expect(many).not.toContain('line 60\n');
  });

  it('of a flood are shown, then named, then counted', () => {
    const flood = Array.from({ length: 1000 }, (_, at) => failure(`test ${at}`, 'Error: no'));
    const told = inFull(flood, 'logs').split('\n');
    expect(told.filter((line) => line === 'Error: no')).toHaveLength(30);
    expect(told.filter((line) => line.startsWith('✗'))).toHaveLength(130);
    expect(told.at(-1)).toBe('… and 870 more, all of them in logs');
  });

  it('are told briefly without their stack, a long message from both ends', () => {
    expect(briefly('~', failure('one', 'Error: no\n\n4 pixels\n  at a\n ❯ b'))).toBe(
      '~ unit: a.test.ts > one: Error: no ⏎ 4 pixels',
    );
    expect(briefly('~', failure('one', long))).toMatch(/line 0 .+ … .+ line 999$/);
  });
});
