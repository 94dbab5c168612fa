import { describe, expect, it } from 'vitest';
import { reportMessageLimit } from '../entities/album.ts';
import { billingCycles } from '../entities/plan.ts';
import { bodyRead } from './bodyRead.ts';
import { functionBodies, type BodySentTo, type FunctionWithBody } from './functionBodies.ts';

const id = '0b0e7c1e-1111-4222-8333-444455556666';
const token = 'abcdefghijklmnopqrstuv';
const read = (name: FunctionWithBody, body: unknown) => bodyRead(functionBodies[name], body);

/** The least that each function takes: a field less, and it is refused. */
const least: { readonly [F in FunctionWithBody]: BodySentTo<F> } = {
  'cancel-generation': { task_id: id },
  'retry-generation': { creation_id: id },
  'delete-forever': { ids: [id] },
  'shared-album': { token },
  'report-album': { token, reason: 'spam' },
  'purchase-credits': { credit_pack_id: 'creator' },
  'create-checkout': { planId: 'pro', billingCycle: 'yearly' },
  'send-feedback': { name: 'Ada', email: 'ada@example.org', type: 'general', message: 'Waves.' },
  'change-password': { current: 'correct horse', next: 'battery staple' },
  'delete-account': { password: 'correct horse' },
};
const names = Object.keys(least) as FunctionWithBody[];

describe.each(names)('%s', (name) => {
  it('takes what is right, as it comes over the wire', () => {
    const reading = read(name, JSON.parse(JSON.stringify(least[name])));
    expect(reading).toMatchObject({ ok: true, body: least[name] });
  });

  it.each(Object.keys(least[name]))('names %s where it is missing or rubbish', (field) => {
    for (const wrong of [undefined, null, 7, {}, [{}]]) {
      const reading = read(name, { ...least[name], [field]: wrong });
      expect([wrong, reading]).toEqual([wrong, expect.objectContaining({ ok: false })]);
      const problem = reading.ok ? null : reading.problem;
      expect(problem).toMatchObject({ kind: 'Invalid', field: expect.stringContaining(field) });
      // In words of ours, and not a validator's.
      expect(problem?.message).not.toMatch(/^Invalid|undefined|expected/i);
    }
  });

  it.each([null, 'text', 7, [least[name]]])('takes no %j for a body', (body) => {
    expect(read(name, body)).toEqual({
      ok: false,
      problem: { kind: 'Invalid', message: 'The request must be an object of named values.' },
    });
  });
});

describe('what a body may say beside that', () => {
  it.each(billingCycles)('a plan is billed %s', (billingCycle) => {
    expect(read('create-checkout', { planId: 'pro', billingCycle }).ok).toBe(true);
  });

  it('a cancellation says what the button said, and no other share (D36)', () => {
    const returning = (returns: unknown) => read('cancel-generation', { task_id: id, returns }).ok;
    expect(['all', 'none', null, 'half'].map(returning)).toEqual([true, true, true, false]);
  });

  it('the whole trash is emptied on purpose only (D35)', () => {
    expect(read('delete-forever', { all: true })).toEqual({ ok: true, body: { all: true, ids: [] } });
    for (const body of [{}, { ids: [] }, { all: false }, { ids: Array(101).fill(id) }])
      expect([body, read('delete-forever', body).ok]).toEqual([body, false]);
  });

  it.each([
    [reportMessageLimit, true],
    [reportMessageLimit + 1, false],
  ])('a report has a message of %i characters: %o', (length, isTaken) => {
    expect(read('report-album', { token, reason: 'other', message: 'x'.repeat(length) }).ok).toBe(isTaken);
  });

  it.each([
    ['x'.repeat(5), false],
    ['x'.repeat(6), true],
    ['x'.repeat(72), true],
    ['x'.repeat(73), false],
    // The password service counts bytes.
    ['é'.repeat(37), false],
  ])('a new password %j is taken: %o (A101)', (next, isTaken) => {
    expect(read('change-password', { current: 'correct horse', next }).ok).toBe(isTaken);
  });
});
