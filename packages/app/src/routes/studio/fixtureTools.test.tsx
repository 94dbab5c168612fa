// @vitest-environment happy-dom
import { deviceFixtures, fixtureTools } from '@kinora/contract/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { steps } from './testing/fixtureSteps.tsx';
import { isFollowed, listsMissing, runsOnDevice, type AnyFixture } from './testing/fixtureStudio.tsx';

/**
 * Every fixture tool goes through every step. What is held for any tool at a cheaper level is not held here again:
 * bodies and what a server reads of them in the contract (catalogue.test.ts, fixtureTools.test.ts), a draft's files in a
 * browser's storage (draftStorage.test.ts), jobs, credits and the history itself by describeTools.
 */
const fixtures: readonly AnyFixture[] = [...fixtureTools, ...deviceFixtures];
const names = Object.keys(steps);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const history = ['read back from a file', 'found in the history', 'reused'];

/** Why a step can't be for some tools: each reason holds for exactly those of which it is true. */
const reasons: readonly {
  readonly why: string;
  readonly holds: (fixture: AnyFixture) => boolean;
  readonly steps: readonly string[];
}[] = [
  {
    why: 'it runs on the device: nothing is sent or kept, and its work ends with its page',
    holds: runsOnDevice,
    steps: ['sent', 'reloaded in the middle', ...history],
  },
  {
    why: 'its answer is the file: there is no job to watch, to find again or to cancel',
    holds: (fixture) => !isFollowed(fixture),
    steps: ['followed for half an hour', 'reloaded in the middle', 'cancelled'],
  },
  {
    why: 'it leaves no file: nothing carries its settings, and nothing is in the history',
    holds: ({ tool }) => tool.makes === 'model' || tool.makes === 'prompt',
    steps: history,
  },
  {
    why: 'its button lists what is missing, or is not there before it is: neither can be pressed',
    holds: ({ tool }) => listsMissing(tool),
    steps: ['validation at its place'],
  },
  {
    why: 'its button can be pressed, and brings the person to the place',
    holds: ({ tool }) => !listsMissing(tool),
    steps: ['validation listed under the button'],
  },
];
const reasonsOf = (fixture: AnyFixture) => reasons.filter(({ holds }) => holds(fixture));
const cannot = (fixture: AnyFixture) => [...new Set(reasonsOf(fixture).flatMap((reason) => reason.steps))];

it('only what a tool can’t do by its nature is left out of its steps', () => {
  const pressed = ['validation listed under the button'];
  const onDevice = ['sent', 'reloaded in the middle', ...history];
  expect(Object.fromEntries(fixtures.map((fixture) => [fixture.tool.id, cannot(fixture)]))).toEqual({
    lantern: pressed,
    album: pressed,
    brush: pressed,
    poster: pressed,
    postcard: ['followed for half an hour', 'reloaded in the middle', 'cancelled', ...pressed],
    stitch: ['validation at its place'],
    'tide-words': pressed,
    'tide-picture': pressed,
    apprentice: [...history, 'validation at its place'],
    caption: [...onDevice, ...pressed],
    loupe: [...onDevice, ...pressed],
    understudy: [...onDevice, 'validation at its place'],
  });
  expect(new Set(names)).toEqual(new Set([...names, ...reasons.flatMap((reason) => reason.steps)]));
});

describe.each(fixtures.map((fixture) => [fixture.tool.id, fixture] as const))(
  'the tool %s',
  (_id, fixture) => {
    const able = names.filter((name) => !cannot(fixture).includes(name));
    it.each(able)('%s (A352, A355, A360, D36)', async (name) => {
      await expect(steps[name]!(fixture)).resolves.toBeUndefined();
    });
  },
);
