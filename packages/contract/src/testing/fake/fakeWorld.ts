import type { AiModel } from '../../entities/aiModel.ts';
import type { CreditPack } from '../../entities/creditPack.ts';
import type { FeedbackDraft } from '../../entities/feedback.ts';
import type { Job } from '../../entities/job.ts';
import type { Plan } from '../../entities/plan.ts';
import type { AuthEvent, Session } from '../../entities/session.ts';
import { StudioError, type StudioProblem } from '../../errors.ts';
import type { StudioApi } from '../../studioApi.ts';
import { generalWords } from '../../words/general.ts';
import { aiModelFixture } from '../fixtures/library.ts';
import { packsFixture, plansFixture } from '../fixtures/plans.ts';
import { seededId, seededRandom } from '../fixtures/random.ts';
import { newFakeAccount, type FakeAccount, type NewFakeAccount } from './fakeAccount.ts';

/** Every call that a scenario can make fail, by its place in the port. */
export type FakeOperation = {
  [G in keyof StudioApi]: `${G}.${keyof StudioApi[G] & string}`;
}[keyof StudioApi];

export interface Clock {
  now(): number;
}

type AuthListener = (event: AuthEvent, session: Session | null) => void;

/** All that the fake server knows, and nothing about how it is asked. */
export class FakeWorld {
  readonly accounts = new Map<string, FakeAccount>();
  readonly jobs = new Map<string, Job>();
  readonly uploads = new Map<string, Blob>();
  readonly failures = new Map<FakeOperation, StudioProblem>();
  readonly authListeners = new Set<AuthListener>();
  readonly jobListeners = new Set<(job: Job) => void>();
  /** What was mailed, and what was sent in, for a test to look at. */
  readonly mails: { readonly to: string; readonly about: 'reset' | 'confirmation' }[] = [];
  readonly feedback: FeedbackDraft[] = [];
  readonly reports: { readonly token: string; readonly reason: string }[] = [];
  plans: readonly Plan[] = plansFixture;
  packs: readonly CreditPack[] = packsFixture;
  models: readonly AiModel[] = [aiModelFixture()];
  readonly clock: Clock;
  /** Who asks. */
  current: FakeAccount | null = null;
  readonly random: () => number;

  constructor(seed: number, clock: Clock) {
    this.random = seededRandom(seed);
    this.clock = clock;
  }

  /** The same world as another one who asks sees it: all that changes is there for everybody, but for who that is. */
  seenBy(account: FakeAccount | null): FakeWorld {
    return Object.create(this, { current: { value: account, writable: true } }) as FakeWorld;
  }

  newId(): string {
    return seededId(this.random);
  }

  time(): string {
    return new Date(this.clock.now()).toISOString();
  }

  /** A confirmed account. */
  addAccount(spec: NewFakeAccount): FakeAccount {
    const account = newFakeAccount(spec, () => this.newId(), this.time());
    this.accounts.set(spec.email, account);
    return account;
  }

  tellAuth(event: AuthEvent): void {
    for (const listener of this.authListeners) listener(event, this.current?.session ?? null);
  }

  setJob(job: Job): void {
    this.jobs.set(job.task_id, job);
    for (const listener of this.jobListeners) listener(job);
  }

  /** Throws what the scenario planned for this call, and what an aborted signal asks for. */
  enter(operation: FakeOperation, signal?: AbortSignal): void {
    signal?.throwIfAborted();
    const planned = this.failures.get(operation);
    if (planned) throw new StudioError(planned);
  }

  signedIn(): FakeAccount {
    if (!this.current) throw new StudioError({ kind: 'NotSignedIn', message: generalWords.signInFirst });
    return this.current;
  }
}
