// @vitest-environment happy-dom
import { deviceFixture, fixtureTools, onePixelPng, posterTool } from '@kinora/contract/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { steps } from './testing/fixtureSteps.tsx';
import { fixtureServer, openFixture, runsOnDevice, type AnyFixture } from './testing/fixtureStudio.tsx';

/**
 * Every fixture tool goes through every step. What is held for any tool at a cheaper level is not held here again:
 * bodies and what a server reads of them in the contract (catalogue.test.ts, fixtureTools.test.ts), a draft's files in a
 * browser's storage (draftStorage.test.ts), jobs, credits and the history itself by describeTools.
 */
const fixtures: readonly AnyFixture[] = [...fixtureTools, deviceFixture];
const names = Object.keys(steps);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Why a step can't be for some tools: each reason holds for exactly those of which it is true. */
const reasons: readonly {
  readonly why: string;
  readonly holds: (fixture: AnyFixture) => boolean;
  readonly steps: readonly string[];
}[] = [
  {
    why: 'it runs on the device: nothing is sent, and its work ends with its page',
    holds: runsOnDevice,
    steps: ['sent', 'reloaded in the middle'],
  },
  {
    why: 'it leaves no file: nothing carries its settings, and nothing is in the history',
    holds: ({ tool }) => tool.makes === 'model' || tool.makes === 'prompt',
    steps: ['read back from a file', 'found in the history', 'reused'],
  },
  {
    why: 'its button lists what is missing, and can’t be pressed',
    holds: ({ tool }) => tool.button === 'lists',
    steps: ['validation at its place'],
  },
  {
    why: 'its button can be pressed, and brings the person to the place',
    holds: ({ tool }) => tool.button !== 'lists',
    steps: ['validation listed under the button'],
  },
];
const reasonsOf = (fixture: AnyFixture) => reasons.filter(({ holds }) => holds(fixture));
const cannot = (fixture: AnyFixture) => reasonsOf(fixture).flatMap((reason) => reason.steps);

it('only what a tool can’t do by its nature is left out of its steps', () => {
  const pressed = ['validation listed under the button'];
  const nothingKept = ['read back from a file', 'found in the history', 'reused'];
  expect(Object.fromEntries(fixtures.map((fixture) => [fixture.tool.id, cannot(fixture)]))).toEqual({
    lantern: pressed,
    album: pressed,
    brush: pressed,
    poster: pressed,
    'tide-words': pressed,
    'tide-picture': pressed,
    apprentice: [...nothingKept, 'validation at its place'],
    caption: ['sent', 'reloaded in the middle', ...nothingKept, ...pressed],
  });
  expect(new Set(names)).toEqual(new Set([...names, ...reasons.flatMap((reason) => reason.steps)]));
});

describe.each(fixtures.map((fixture) => [fixture.tool.id, fixture] as const))(
  'the tool %s',
  (_id, fixture) => {
    const able = names.filter((name) => !cannot(fixture).includes(name));
    it.each(able)('%s (A352, A355, D36)', async (name) => {
      await expect(steps[name]!(fixture)).resolves.toBeUndefined();
    });
  },
);

it('a tool that is answered at once shows its picture, and follows nothing (A360, D36)', async () => {
  const poster = fixtureTools.find(({ tool }) => tool.id === posterTool.id)!;
  const api = fixtureServer();
  const imageUrl = `data:image/png;base64,${onePixelPng}`;
  vi.spyOn(api.generate, 'submit').mockResolvedValueOnce({ imageUrl });
  const follow = vi.spyOn(api.generate, 'follow');
  const studio = await openFixture(poster, { form: poster.form, api });
  await waitFor(() => expect(studio.button().getAttribute('aria-disabled')).not.toBe('true'));
  await studio.press();
  await waitFor(() =>
    expect(document.querySelector('[data-component="ResultImage"] img')?.getAttribute('src')).toBe(imageUrl),
  );
  expect(follow).not.toHaveBeenCalled();
  expect(studio.onMessage).toHaveBeenLastCalledWith({ tone: 'success', topic: 'poster', title: 'Printed' });
});
