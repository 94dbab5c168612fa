import type { Creation } from '../../entities/creation.ts';
import type { Job } from '../../entities/job.ts';
import type { AuthEvent, Session } from '../../entities/session.ts';
import { StudioError, type StudioProblem } from '../../errors.ts';
import { sessionFixture } from '../fixtures/session.ts';
import { seededId, seededRandom } from '../fixtures/random.ts';

export interface FakeAccount {
  readonly session: Session;
  readonly password: string;
  included: number;
  readonly includedOf: number;
  balance: number;
  creations: Creation[];
  trash: Creation[];
  readonly requests: Map<string, string>;
}

export interface NewFakeAccount {
  readonly email: string;
  readonly password: string;
  readonly fullName?: string;
  readonly included?: number;
  readonly balance?: number;
  readonly creations?: readonly Creation[];
}

/** Every call that a scenario can make fail, by its place in the port. */
export type FakeOperation =
  | 'auth.signIn'
  | 'auth.signUp'
  | 'auth.signOut'
  | 'credits.limits'
  | 'creations.list'
  | 'creations.setLiked'
  | 'creations.remove'
  | 'creations.restore'
  | 'creations.downloadAddress'
  | 'generate.submit'
  | 'generate.follow'
  | 'generate.running'
  | 'storage.upload';

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
  readonly clock: Clock;
  current: FakeAccount | null = null;
  readonly #random: () => number;

  constructor(seed: number, clock: Clock) {
    this.#random = seededRandom(seed);
    this.clock = clock;
  }

  newId(): string {
    return seededId(this.#random);
  }

  /** A confirmed account. */
  addAccount(spec: NewFakeAccount): FakeAccount {
    const owner = spec.creations?.[0]?.user_id ?? this.newId();
    const account: FakeAccount = {
      session: sessionFixture(spec.email, spec.fullName, owner),
      password: spec.password,
      included: spec.included ?? 3,
      includedOf: 3,
      balance: spec.balance ?? 0,
      creations: [...(spec.creations ?? [])],
      trash: [],
      requests: new Map(),
    };
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
    if (!this.current) throw new StudioError({ kind: 'NotSignedIn', message: 'Please sign in to go on.' });
    return this.current;
  }
}
