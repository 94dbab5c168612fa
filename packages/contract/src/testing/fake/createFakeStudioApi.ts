import type { ToolCapabilities } from '../../entities/capabilities.ts';
import type { StudioProblem } from '../../errors.ts';
import type { StudioApi } from '../../studioApi.ts';
import type { AnyTool } from '../../tools/defineTool.ts';
import type { FakeAccount, NewFakeAccount } from './fakeAccount.ts';
import { fakeAccountApi } from './fakeAccountApi.ts';
import { fakeAuth } from './fakeAuth.ts';
import { fakeCreations } from './fakeCreations.ts';
import { fakeCredits } from './fakeCredits.ts';
import { fakeFeedback } from './fakeFeedback.ts';
import { fakeGenerate } from './fakeGenerate.ts';
import type { FakeJobs } from './fakeJobs.ts';
import { fakeLibrary } from './fakeLibrary.ts';
import { fakePlans } from './fakePlans.ts';
import { fakePrompts } from './fakePrompts.ts';
import { fakeStorage } from './fakeStorage.ts';
import { FakeWorld, type Clock, type FakeOperation } from './fakeWorld.ts';

export interface Scenario {
  /** Accounts that exist; the first one is signed in unless `isVisitor`. */
  readonly accounts?: readonly NewFakeAccount[];
  readonly isVisitor?: boolean;
  readonly jobs?: 'complete' | 'hold';
  /** Tools beyond the catalogue that this server knows. */
  readonly tools?: readonly AnyTool[];
  /** Those that it answers with the file itself, and no job, by id (A360). */
  readonly answersAtOnce?: readonly string[];
  /** Whether it can train models (D32). */
  readonly trains?: boolean;
  /** What it says of a tool, by id, otherwise than that all can be had. */
  readonly offers?: Readonly<Record<string, Partial<ToolCapabilities>>>;
  readonly failures?: Partial<Record<FakeOperation, StudioProblem>>;
}

export interface FakeStudioApi extends StudioApi {
  readonly world: FakeWorld;
  readonly jobs: FakeJobs;
  /** Those that it offers. */
  readonly tools: readonly AnyTool[];
  /** The same server, asked by this account, or by a visitor. */
  as(account: FakeAccount | null): FakeStudioApi;
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

  const { generateBy, jobs, tools } = fakeGenerate(world, {
    jobs: scenario.jobs ?? 'complete',
    tools: scenario.tools ?? [],
    answersAtOnce: scenario.answersAtOnce ?? [],
    trains: scenario.trains ?? false,
    offers: scenario.offers ?? {},
  });
  const askedIn = (seen: FakeWorld): FakeStudioApi => ({
    world: seen,
    jobs,
    tools,
    as: (account) => askedIn(world.seenBy(account)),
    auth: fakeAuth(seen),
    account: fakeAccountApi(seen),
    credits: fakeCredits(seen),
    plans: fakePlans(seen),
    creations: fakeCreations(seen),
    library: fakeLibrary(seen),
    generate: generateBy(seen),
    prompts: fakePrompts(seen),
    feedback: fakeFeedback(seen),
    storage: fakeStorage(seen),
  });
  return askedIn(world);
}
