import { describe, expect, it } from 'vitest';
import { problemFromWire, problemIn, StudioError, wireProblem, type StudioProblem } from './errors.ts';

describe('a problem on the wire', () => {
  it.each<StudioProblem>([
    { kind: 'NotEnoughCredits', message: 'You need 200 credits and have 12.', needed: 200, balance: 12 },
    { kind: 'PriceChanged', message: 'This costs 250 credits.', price: 250 },
    { kind: 'Refused', message: 'No.' },
  ])('$kind arrives as it was sent', (problem) => {
    const { status, body } = wireProblem(problem);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(problemFromWire(status, structuredClone(body), 'Failed')).toEqual(problem);
  });

  it.each([
    [401, {}, { kind: 'NotSignedIn', message: 'Failed' }],
    [503, 'gateway', { kind: 'Unavailable', message: 'Failed' }],
    [500, { error: 'Broken' }, { kind: 'Unexpected', message: 'Broken' }],
    [500, null, { kind: 'Unexpected', message: 'Failed' }],
    [400, { problem: { kind: 'Made up', message: 'x' } }, { kind: 'Unexpected', message: 'Failed' }],
  ])('%i without a problem of ours is told by its status', (status, body, problem) => {
    expect(problemFromWire(status, body, 'Failed')).toEqual(problem);
  });

  it('is found in what was thrown, if it is ours', () => {
    const refused: StudioProblem = { kind: 'Refused', message: 'No.' };
    expect(problemIn(new StudioError(refused))).toBe(refused);
    expect(problemIn(new Error('other'))).toBeNull();
  });
});
