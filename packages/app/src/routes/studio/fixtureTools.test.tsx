// @vitest-environment happy-dom
import { complaintsOf, deviceFixtures, fixtureTools } from '@kinora/contract/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formOf } from './testing/fixtureRuns.tsx';
import { isFollowed, listsMissing, runsOnDevice, type AnyFixture } from './testing/fixtureStudio.tsx';
import { formSteps, saidAtItsPlace } from './testing/formSteps.tsx';
import { madeSteps } from './testing/madeSteps.tsx';
import { chanceIn, runSteps } from './testing/runSteps.tsx';

/**
 * Every fixture tool goes through every step. What is held for any tool at a cheaper level is not held here again:
 * bodies and what a server reads of them in the contract (catalogue.test.ts, fixtureTools.test.ts), a draft's files in a
 * browser's storage (draftStorage.test.ts), jobs, credits and the history itself by describeTools.
 */
const fixtures: readonly AnyFixture[] = [...fixtureTools, ...deviceFixtures];
const steps = { ...formSteps, ...runSteps, ...madeSteps };
type StepName = keyof typeof steps;
const names = Object.keys(steps);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const history: readonly StepName[] = ['read back from a file', 'found in the history', 'reused'];
const answers: readonly StepName[] = ['sent', 'broken off', 'answered without a file'];
const watched: readonly StepName[] = [
  'followed for half an hour',
  'reloaded in the middle',
  'cancelled',
  'failed for no reason given',
];
const chance: StepName = 'made again by the same chance';

/** Why a step can't be for some tools: each reason holds for exactly those of which it is true. */
const reasons: readonly {
  readonly why: string;
  readonly holds: (fixture: AnyFixture) => boolean;
  readonly steps: readonly StepName[];
}[] = [
  {
    why: 'it runs on the device: nothing is sent or kept, and its work ends with its page',
    holds: runsOnDevice,
    steps: [...answers, 'reloaded in the middle', ...history],
  },
  {
    why: 'its answer is the file: there is no job to watch, to find again, to cancel or to end without a reason',
    holds: (fixture) => !isFollowed(fixture),
    steps: watched,
  },
  {
    why: 'it leaves no file: nothing carries its settings, and nothing is in the history',
    holds: ({ tool }) => tool.makes === 'model' || tool.makes === 'prompt',
    steps: history,
  },
  {
    why: 'it asks for nothing that could be left to chance',
    holds: (fixture) => chanceIn(fixture) === undefined,
    steps: [chance],
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
  const pressed = [chance, 'validation listed under the button'];
  const listed = [chance, 'validation at its place'];
  const onDevice = [...answers, 'reloaded in the middle', ...history];
  expect(Object.fromEntries(fixtures.map((fixture) => [fixture.tool.id, cannot(fixture)]))).toEqual({
    lantern: pressed,
    album: pressed,
    brush: ['validation listed under the button'],
    poster: pressed,
    postcard: [...watched, ...pressed],
    stitch: listed,
    'tide-words': pressed,
    'tide-picture': pressed,
    apprentice: [...history, ...listed],
    caption: [...onDevice, ...pressed],
    loupe: [...onDevice, ...pressed],
    understudy: [...onDevice, ...listed],
  });
});

const taken = new Set<string>();
const anywhere = () => true;
const onServer = (fixture: AnyFixture) => !runsOnDevice(fixture);

/** The tools that can take a step, each with it. */
function able(name: StepName, where: (fixture: AnyFixture) => boolean = anywhere) {
  taken.add(name);
  return fixtures
    .filter((fixture) => where(fixture) && !cannot(fixture).includes(name))
    .map((fixture) => [fixture.tool.id, () => steps[name](fixture)] as const);
}

it.each(able('form drawn'))(
  'the form of %s is drawn whole, with all that it says of itself',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('price'))(
  'the form of %s says what it costs, as it starts and as it is filled in',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('validation at its place'))(
  'the form of %s brings whoever presses to what it lacks, and says it there (D5)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('validation listed under the button'))(
  'the form of %s lists all that it lacks where its button is, or will be (D5)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('draft restored, files too'))(
  'the form of %s is there again after a reload, files and all, and asks for the same',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

// Which message belongs to which input is held for all of them in the contract: here each sort of it is looked at once.
// An editor throws where it is given what it does not offer: no form holds such, a store leaves it out.
const neverHeld = ['no such choice', 'no such move'];
const pressable = fixtures.filter(({ tool }) => !listsMissing(tool));
const everySort = new Map(
  pressable.flatMap((fixture) => {
    const { tool, form } = formOf(fixture);
    return complaintsOf(tool, form)
      .filter(({ what }) => !neverHeld.includes(what))
      .map((complaint) => [complaint.what, { fixture, complaint }] as const);
  }),
);

it.each([...everySort])(
  'a form brings whoever presses to what is wrong alone, and says it there: %s (D5)',
  async (_what, { fixture, complaint }) => {
    await expect(saidAtItsPlace(fixture, complaint)).resolves.toBeUndefined();
  },
);

it.each(able('sent'))(
  'the work of %s is asked for as its form says, files inside, and said to have begun where there is a job (A352, A355)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('followed for half an hour', onServer))(
  'the work of %s is followed for half an hour, and its button waits for it (A354, D36)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('followed for half an hour', runsOnDevice))(
  'the work of %s on the device may take half an hour, and its button waits for it (A354)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('reloaded in the middle'))(
  'the work of %s is found again after a reload, and followed to its end (D36)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('cancelled', onServer))(
  'the work of %s is cancelled while it runs, and the form is there again (D36)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('cancelled', runsOnDevice))(
  'the work of %s on the device is given up while it runs, and the form is there again',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('failed'))('the work of %s that fails says why, and keeps what was asked', async (_id, take) => {
  await expect(take()).resolves.toBeUndefined();
});

it.each(able('failed for no reason given'))(
  'the work of %s that fails without a reason has the words of its tool',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('broken off'))(
  'the work of %s that breaks off has the words of its tool, and no promise about what it cost',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('answered without a file'))(
  'the work of %s that is answered without a file has the words of its tool, or what stands in (D36)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('finished and shown', onServer))(
  'the work of %s is shown, whether a job or the answer itself brings it (A355, A360, D36)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('finished and shown', runsOnDevice))(
  'the work of %s on the device is shown',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('made again by the same chance'))(
  'the work of %s goes out without a seed, and again with the one it was made by (A337)',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('read back from a file'))(
  'what %s made tells its settings by its file alone',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('found in the history'))(
  'what %s made is in the history, with all that was asked',
  async (_id, take) => {
    await expect(take()).resolves.toBeUndefined();
  },
);

it.each(able('reused'))('what %s made fills a form that asks for the very same', async (_id, take) => {
  await expect(take()).resolves.toBeUndefined();
});

it('each step is taken by every tool that can', () => {
  expect(taken).toEqual(new Set(names));
});
