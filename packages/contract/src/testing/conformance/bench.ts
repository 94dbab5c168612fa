import { afterEach, beforeEach } from 'vitest';
import type { Creation } from '../../entities/creation.ts';
import type { GenerateReply } from '../../entities/generateReply.ts';
import type { Job } from '../../entities/job.ts';
import type { Session } from '../../entities/session.ts';
import { problemIn, type StudioProblem } from '../../errors.ts';
import type { StudioApi } from '../../studioApi.ts';
import type { Values } from '../../tools/defineTool.ts';
import { requestOf, type ToolRequest } from '../../tools/request.ts';
import { wanImageToVideo as wan } from '../../tools/wanImageToVideo.ts';
import { bytesOf } from '../fixtures/mediaFile.ts';

/** A server to be judged, with a fresh client nobody has signed in with. */
export interface StudioApiUnderTest {
  readonly api: StudioApi;
  /** Makes a confirmed account with so much to spend. */
  account(funds: StartingFunds): Promise<Credentials>;
  /** A picture that this server's engine can really use, as base64 PNG. */
  readonly picture: string;
  /** Makes the sessions of this account such as the link of a reset opens; left out where each may set a password. */
  cameByReset?(email: string): Promise<void>;
  /** Lets the engine go on with a job that it holds; needed where it holds any. */
  move?(taskId: string, status: 'running' | 'completed' | 'failed', message?: string): void;
  /** What lies where the settings of a creation say that a file does; left out where they say an address. */
  textAt?(place: string): Promise<string>;
  dispose?(): Promise<void> | void;
}

export interface StartingFunds {
  readonly included: number;
  readonly balance: number;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const problemOf = async (attempt: Promise<unknown>): Promise<StudioProblem> => {
  try {
    await attempt;
  } catch (thrown) {
    const problem = problemIn(thrown);
    if (!problem) throw thrown;
    return problem;
  }
  throw new Error('This should have been refused, and was not.');
};

/** What the parts of the suite work with: a fresh server and client for each test, and the usual steps. */
export class Bench {
  #server: StudioApiUnderTest | null = null;
  #keys = 0;
  readonly #name: string;

  constructor(name: string, makeApi: () => Promise<StudioApiUnderTest>, timeout: number) {
    this.#name = name;
    beforeEach(async () => {
      this.#server = await makeApi();
    }, timeout);
    afterEach(() => this.server.dispose?.());
  }

  get server(): StudioApiUnderTest {
    if (!this.#server) throw new Error('A server is there only while a test runs.');
    return this.#server;
  }

  get api(): StudioApi {
    return this.server.api;
  }

  move(...to: Parameters<NonNullable<StudioApiUnderTest['move']>>): void {
    if (!this.server.move) throw new Error('This server holds no jobs: give it a `move`.');
    this.server.move(...to);
  }

  newKey(): string {
    return `key-${this.#name.replaceAll(/\W+/g, '-')}-${(this.#keys += 1)}`;
  }

  newEmail(): string {
    return `new-${(this.#keys += 1)}@example.com`;
  }

  async newcomer(
    funds: StartingFunds = { included: 3, balance: 0 },
  ): Promise<Credentials & { session: Session }> {
    const credentials = await this.server.account(funds);
    return { ...credentials, session: await this.api.auth.signIn(credentials) };
  }

  request(changes: Partial<Values<typeof wan>> = {}): ToolRequest {
    return requestOf(wan, {
      image: `data:image/png;base64,${this.server.picture}`,
      prompt: 'Waves roll in',
      duration: 2,
      motion: 5,
      ...changes,
    });
  }

  submit(sent = this.request(), idempotencyKey = this.newKey()): Promise<GenerateReply> {
    return this.api.generate.submit(sent, { idempotencyKey });
  }

  async statesOf(taskId: string): Promise<Job[]> {
    const states: Job[] = [];
    for await (const job of this.api.generate.follow(taskId)) states.push(job);
    return states;
  }

  /** A creation that was made from beginning to end. */
  async finished(sent = this.request()): Promise<Creation> {
    const { taskId } = await this.submit(sent);
    const states = await this.statesOf(taskId!);
    return (await this.api.creations.byId(states.at(-1)!.creation_id!))!;
  }

  async textAt(place: string): Promise<string> {
    return this.server.textAt ? this.server.textAt(place) : (await fetch(place)).text();
  }

  upload(name = 'My harbour (1).png'): Promise<string> {
    const file = new Blob([bytesOf(this.server.picture)], { type: 'image/png' });
    return this.api.storage.upload(file, { name });
  }
}
