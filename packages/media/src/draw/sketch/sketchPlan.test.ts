import { describe, expect, it } from 'vitest';
import { sketchPlan } from './sketchPlan.ts';

describe('the sketch engine reads a prompt', () => {
  it.each([
    [
      'A lighthouse at dusk in heavy seas',
      { scene: 'sea', time: 'dusk', weather: 'storm', subjects: ['lighthouse'] },
    ],
    ['A lighthouse in a storm', { scene: 'sea', weather: 'storm' }],
    [
      'Snowy mountains at night, aurora over a cabin',
      { scene: 'mountains', time: 'night', isWintry: true, subjects: ['aurora', 'cabin'] },
    ],
    ['Neon city at night in the rain', { scene: 'city', time: 'night', weather: 'rain' }],
    ['a misty forest, early morning', { scene: 'forest', time: 'dawn', weather: 'fog' }],
    ['Saturn with its rings', { scene: 'space', time: 'night' }],
    ['a portrait of a woman at golden hour', { scene: 'meadow', time: 'sunset', subjects: ['person'] }],
    ['a flower garden, orbit to the left', { scene: 'meadow', subjects: ['flowers'] }],
    ['the meaning of bureaucracy', { scene: 'abstract', subjects: [] }],
    ['', { scene: 'abstract', time: 'day', weather: 'clear', tints: [] }],
  ])('%s', (prompt, plan) => {
    expect(sketchPlan(prompt)).toMatchObject(plan);
  });

  it('and leaves out what it says it does not want', () => {
    expect(sketchPlan('a calm sea with a boat, birds and clouds').subjects).toEqual(['boat', 'birds']);
    const less = sketchPlan('a calm sea with a boat, no birds, without any clouds');
    expect([less.subjects, less.weather]).toEqual([['boat'], 'clear']);
    expect(sketchPlan('a field at noon. Negative prompt: people, rain').subjects).toEqual([]);
  });

  it('takes colours in the order they are named', () => {
    const [first, second] = sketchPlan('a teal and orange sky').tints;
    expect(first![2]).toBeGreaterThan(first![0]);
    expect(second![0]).toBeGreaterThan(second![2]);
  });
});
