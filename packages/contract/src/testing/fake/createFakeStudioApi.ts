import type { StudioProblem } from '../../errors.ts';
import type { StudioApi } from '../../studioApi.ts';
import type { AnyTool } from '../../tools/defineTool.ts';
import { videoLimitsFixture } from '../fixtures/videoLimits.ts';
import { fakeAuth } from './fakeAuth.ts';
import { fakeCreations } from './fakeCreations.ts';
import { fakeGenerate, type FakeJobs } from './fakeGenerate.ts';
import { FakeWorld, type Clock, type FakeOperation, type NewFakeAccount } from './fakeWorld.ts';

export interface Scenario {
  /** Accounts that exist; the first one is signed in unless `isVisitor`. */
  readonly accounts?: readonly NewFakeAccount[];
  readonly isVisitor?: boolean;
  readonly jobs?: 'complete' | 'hold';
  /** Tools beyond the catalogue that this server knows. */
  readonly tools?: readonly AnyTool[];
  readonly failures?: Partial<Record<FakeOperation, StudioProblem>>;
}

export interface FakeStudioApi extends StudioApi {
  readonly world: FakeWorld;
  readonly jobs: FakeJobs;
}

const still: Clock = { now: () => Date.UTC(2026, 10, 14, 10, 0) };

/** A whole server in memory: still, seeded, and able to fail on purpose. */
export function createFakeStudioApi({
  seed = 7,
  clock = still,
  scenario = {},
}: { seed?: number; clock?: Clock; scenario?: Scenario } = {}): FakeStudioApi {
  const world = new FakeWorld(seed, clock);
  for (const account of scenario.accounts ?? []) world.addAccount(account);
  if (!scenario.isVisitor) world.current = world.accounts.values().next().value ?? null;
  for (const [operation, problem] of Object.entries(scenario.failures ?? {}))
    world.failures.set(operation as FakeOperation, problem);

  const { generate, jobs } = fakeGenerate(world, {
    jobs: scenario.jobs ?? 'complete',
    tools: scenario.tools ?? [],
  });
  return {
    world,
    jobs,
    auth: fakeAuth(world),
    creations: fakeCreations(world),
    generate,
    credits: {
      async limits(options) {
        world.enter('credits.limits', options?.signal);
        const { included, includedOf, balance } = world.signedIn();
        return videoLimitsFixture({
          monthly_limit: includedOf,
          credits_used: includedOf - included,
          credits_remaining: included,
          credit_balance: balance,
          can_generate: included > 0 || balance >= 100,
        });
      },
    },
    storage: {
      async upload(file, { name, onProgress, signal }) {
        world.enter('storage.upload', signal);
        const reference = `${world.signedIn().session.user.id}/${world.newId()}-${name.replace(/[^\w.-]+/g, '-')}`;
        world.uploads.set(reference, file);
        onProgress?.(1);
        return reference;
      },
    },
  };
}
