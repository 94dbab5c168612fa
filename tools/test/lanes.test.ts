import { describe, expect, it } from 'vitest';
import { apart, stages } from './lanes.ts';
import { parts } from './parts.ts';

describe('the lanes', () => {
  it('hold every part once', () => {
    expect(stages.flat(2).toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
  });

  it('are two in each stage', () => {
    expect(stages.map((lanes) => lanes.length)).toEqual(stages.map(() => 2));
  });

  it.each(apart)('keep %s and %s apart: %s', (a, b) => {
    const placed = stages.flatMap((lanes, stage) => lanes.map((lane, at) => ({ lane, stage, at })));
    const [placeOfA, placeOfB] = [a, b].map((name) => placed.find(({ lane }) => lane.includes(name))!);
    expect(placeOfA!.stage === placeOfB!.stage && placeOfA!.at !== placeOfB!.at).toBe(false);
  });
});
