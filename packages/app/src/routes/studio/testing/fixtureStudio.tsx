import {
  StudioError,
  type AnyDeviceTool,
  type AnyForm,
  type DeviceEngine,
  type DeviceResult,
  type Draft,
} from '@kinora/contract';
import {
  createFakeStudioApi,
  fixtureScenario,
  type deviceFixtures,
  type FakeStudioApi,
  type FixtureTool,
} from '@kinora/contract/testing';
import { DeviceStudio, Studio, type DraftStore } from '@kinora/studio-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, vi, type Mock } from 'vitest';
import { draftStorage } from '../../../drafts/draftStorage.ts';
import { draftStore } from '../../../drafts/draftStore.ts';
import { filesInMemory } from '../../../testing/filesInMemory.ts';
import { memorySession } from '../../../tabSession.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', included: 0, balance: 500 };
export const caption = 'A market in the rain';
export const trained = 'The model is there.';

type DeviceFixture = (typeof deviceFixtures)[0];
export type AnyFixture = FixtureTool | DeviceFixture;

export const runsOnDevice = (fixture: AnyFixture): fixture is DeviceFixture => 'runs' in fixture.tool;
/** Whether there is a job to watch, to find again and to cancel. */
export const isFollowed = (fixture: AnyFixture): boolean => !fixture.isAnsweredAtOnce;

/** Whether all that is missing stands where the button is, or will be (D5). */
export const listsMissing = ({ button }: AnyForm): boolean => button === 'lists' || button === 'appears';

/** What does the work behind a studio, which goes on as a test says. */
interface Worker {
  readonly draw: (drafts: DraftStore, onMessage: Mock) => ReactNode;
  /** Resolves once it was asked to begin. */
  readonly begun: () => Promise<void>;
  readonly wasAsked: () => boolean;
  /** What it was asked last: a server the request, a device the form. */
  readonly asked: () => unknown;
  readonly report: (share: number) => void;
  /** Without a message it says nothing of why. */
  readonly fail: (message: string) => void;
  readonly finish: () => void;
}

export interface FixtureStudio extends Worker {
  readonly user: UserEvent;
  readonly drafts: DraftStore;
  readonly onMessage: Mock;
  readonly button: (name?: string) => HTMLButtonElement;
  readonly press: () => Promise<void>;
  /** All that was on the screen is new; what browser and server keep is not. */
  readonly reload: () => void;
}

const studioOf =
  ({ tool }: FixtureTool, api: FakeStudioApi): Worker['draw'] =>
  (drafts, onMessage) => (
    <Studio tool={tool} api={api} drafts={drafts} onMessage={onMessage} result={<p>{trained}</p>} />
  );

function onServer(fixture: FixtureTool, api: FakeStudioApi): Worker {
  const submit = vi.spyOn(api.generate, 'submit');
  let taskId = '';
  return {
    draw: studioOf(fixture, api),
    async begun() {
      await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
      const reply = await (submit.mock.results[0]!.value as ReturnType<typeof api.generate.submit>);
      taskId = reply.taskId!;
    },
    wasAsked: () => submit.mock.calls.length > 0,
    asked: () => submit.mock.lastCall![0],
    report: (progress) => api.jobs.advance(taskId, { status: 'running', progress, position: null }),
    fail: (message) => api.jobs.advance(taskId, { status: 'failed', message: message || null }),
    finish: () => api.jobs.advance(taskId, { status: 'completed', progress: 1 }),
  };
}

/** One that keeps the person waiting for its answer, which is all there will be. */
function atOnce(fixture: FixtureTool, api: FakeStudioApi): Worker {
  const answer = api.generate.submit.bind(api.generate);
  let resolve: () => void;
  let reject: (problem: Error) => void;
  const awaited = new Promise<void>((...ends) => ([resolve, reject] = ends));
  const submit = vi.spyOn(api.generate, 'submit').mockImplementation(async (...asked) => {
    await awaited;
    return answer(...asked);
  });
  return {
    draw: studioOf(fixture, api),
    begun: () => vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1)),
    wasAsked: () => submit.mock.calls.length > 0,
    asked: () => submit.mock.lastCall![0],
    report: () => {
      throw new Error('Nothing is heard of it before its answer.');
    },
    fail: (message) => reject(new StudioError({ kind: 'Refused', message })),
    finish: () => resolve(),
  };
}

const deviceResults: { readonly [Made in AnyDeviceTool['makes']]: DeviceResult } = {
  prompt: { is: 'prompt', text: caption, source: 'canned' },
  image: {
    is: 'image',
    blob: new Blob(['What was seen'], { type: 'image/png' }),
    width: 640,
    height: 360,
    name: 'made.png',
    milliseconds: 1000,
  },
  model: { is: 'model', name: trained, isRehearsal: true },
};

function onDevice({ tool }: DeviceFixture): Worker {
  let report: (share: number) => void;
  let resolve: (made: DeviceResult) => void;
  let reject: (problem: Error) => void;
  const run = vi.fn<DeviceEngine['run']>((_tool, _draft, { onProgress, signal }) => {
    report = onProgress;
    return new Promise((...ends) => {
      [resolve, reject] = ends;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const engine: DeviceEngine = { run };
  return {
    draw: (drafts, onMessage) => (
      <DeviceStudio tool={tool} engine={engine} drafts={drafts} onMessage={onMessage} />
    ),
    begun: () => vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1)),
    wasAsked: () => run.mock.calls.length > 0,
    asked: () => run.mock.lastCall![1],
    report: (share) => report(share),
    fail: (message) => reject(new Error(message)),
    finish: () => resolve(deviceResults[tool.makes]),
  };
}

/** A server that offers the fixture tools and holds their jobs. */
export const fixtureServer = (): FakeStudioApi =>
  createFakeStudioApi({
    scenario: { ...fixtureScenario, accounts: [mara], jobs: 'hold' },
  });

export interface Opening {
  /** What the form holds when the page opens, as it does after a reload. */
  readonly form?: object;
  /** What it is handed, whatever a store would make of it. */
  readonly handed?: object;
  readonly api?: FakeStudioApi;
  readonly user?: UserEvent;
}

/** The studio of a fixture tool on the screen, with all that comes late. */
export async function openFixture(
  fixture: AnyFixture,
  { form, handed, api = fixtureServer(), user = userEvent.setup() }: Opening = {},
): Promise<FixtureStudio> {
  const tool: AnyForm = fixture.tool;
  const stored = draftStore(draftStorage({ session: memorySession(), fileStorage: filesInMemory() }), 'mara');
  const drafts = handed ? { ...stored, load: async () => handed } : stored;
  if (form) drafts.save(tool, form as Draft<AnyForm>);
  const onMessage = vi.fn();
  const worker = runsOnDevice(fixture)
    ? onDevice(fixture)
    : (fixture.isAnsweredAtOnce ? atOnce : onServer)(fixture, api);
  const draw = () => void render(worker.draw(drafts, onMessage));
  draw();
  await waitFor(() => expect(document.querySelector('[data-awaited]')).toBeNull());
  await screen.findByText(/^Free|credits · /);
  // By its words: a search by role works out the name of everything on the screen.
  const button = (name = tool.words.generate) =>
    screen.getByText(name, { selector: 'button *' }).closest('button')!;
  return {
    ...worker,
    user,
    drafts,
    onMessage,
    button,
    press: () => user.click(button()),
    reload: () => {
      cleanup();
      draw();
    },
  };
}
