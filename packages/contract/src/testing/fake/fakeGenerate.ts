import { payerOf } from '../../billing/payer.ts';
import { hasEnded, type Job } from '../../entities/job.ts';
import { StudioError } from '../../errors.ts';
import type { GenerateApi } from '../../studioApi.ts';
import { toolFor } from '../../tools/catalogue.ts';
import type { AnyTool } from '../../tools/defineTool.ts';
import { mediaAddress } from '../../tools/media.ts';
import { valuesOf } from '../../tools/request.ts';
import { notEnoughCredits } from '../../words/problems.ts';
import { creationFixture } from '../fixtures/creations.ts';
import type { FakeAccount, FakeWorld } from './fakeWorld.ts';

export interface FakeJobs {
  /** Moves a job on; ending it writes its creation and settles what it cost. */
  advance(taskId: string, change: Partial<Pick<Job, 'status' | 'progress' | 'position' | 'message'>>): void;
}

interface Plan {
  /** 'complete' runs a job to its end at once; 'hold' leaves it queued until the test moves it. */
  readonly jobs: 'complete' | 'hold';
  readonly tools: readonly AnyTool[];
}

export function fakeGenerate(world: FakeWorld, plan: Plan): { generate: GenerateApi; jobs: FakeJobs } {
  const refunds = new Map<string, () => void>();

  const charge = (account: FakeAccount, price: number) => {
    const payer = payerOf(price, {
      includedLeft: account.included,
      includedOf: account.includedOf,
      balance: account.balance,
    });
    if (payer.by === 'short') throw new StudioError(notEnoughCredits(price, payer.balance));
    const purse = payer.by === 'included' ? 'included' : 'balance';
    const amount = payer.by === 'included' ? 1 : price;
    account[purse] -= amount;
    return () => {
      account[purse] += amount;
    };
  };

  const ownMedia = (account: FakeAccount, body: Readonly<Record<string, unknown>>) => {
    for (const value of Object.values(body)) {
      const address = typeof value === 'string' ? mediaAddress(value) : null;
      if (address?.as === 'reference' && address.owner !== account.session.user.id)
        throw new StudioError({ kind: 'Invalid', message: 'Only your own uploads can be used.' });
    }
  };

  const jobs: FakeJobs = {
    advance(taskId, change) {
      const job = { ...world.jobs.get(taskId)!, ...change };
      const owner = [...world.accounts.values()].find((account) =>
        account.creations.some((each) => each.id === job.creation_id),
      );
      if (owner && change.status) {
        const status = change.status === 'running' ? 'processing' : change.status;
        const finished = change.status === 'completed' ? creationFixture() : null;
        owner.creations = owner.creations.map((each) =>
          each.id !== job.creation_id
            ? each
            : {
                ...each,
                status,
                ...(finished && {
                  file_url: finished.file_url,
                  download_url: `${each.user_id}/${each.id}.mp4`,
                  thumbnail_url: finished.thumbnail_url,
                }),
              },
        );
        if (change.status === 'failed' || change.status === 'cancelled') refunds.get(taskId)?.();
      }
      world.setJob(job);
    },
  };

  const generate: GenerateApi = {
    async submit(request, { idempotencyKey, signal }) {
      world.enter('generate.submit', signal);
      const account = world.signedIn();
      const known = account.requests.get(idempotencyKey);
      if (known) return { taskId: known };
      const tool =
        plan.tools.find(
          (each) => each.call.function === request.function && each.call.model === request.body['model'],
        ) ?? toolFor(request.function, request.body['model']);
      if (!tool) throw new StudioError({ kind: 'Invalid', message: 'There is no such model.' });
      const received = valuesOf(tool, request.body);
      if (!received.ok) throw new StudioError(received.problem);
      ownMedia(account, request.body);
      const refund = charge(account, received.price);
      const taskId = world.newId();
      const id = world.newId();
      const prompt = (received.values as Record<string, unknown>)['prompt'];
      const created_at = new Date(world.clock.now()).toISOString();
      account.requests.set(idempotencyKey, taskId);
      refunds.set(taskId, refund);
      account.creations = [
        creationFixture({
          id,
          user_id: account.session.user.id,
          type: tool.makes,
          prompt: typeof prompt === 'string' ? prompt : null,
          file_url: null,
          thumbnail_url: null,
          download_url: null,
          status: 'queued',
          model_used: tool.call.model,
          created_at,
          is_liked: false,
          task_id: taskId,
          credits_cost: received.price,
        }),
        ...account.creations,
      ];
      world.setJob({
        task_id: taskId,
        creation_id: id,
        model: tool.call.model,
        status: 'queued',
        progress: null,
        position: 0,
        message: null,
        created_at,
      });
      if (plan.jobs === 'complete') {
        jobs.advance(taskId, { status: 'running', progress: 0.5, position: null });
        jobs.advance(taskId, { status: 'completed', progress: 1 });
      }
      return { taskId, message: tool.words.started };
    },

    async *follow(taskId, options) {
      const signal = options?.signal;
      world.enter('generate.follow', signal);
      const first = world.jobs.get(taskId);
      if (!first) throw new StudioError({ kind: 'NotFound', message: 'This generation is no longer there.' });
      const news: Job[] = [first];
      let wake = () => {};
      const listener = (job: Job) => {
        if (job.task_id === taskId) news.push(job);
        wake();
      };
      const abort = () => wake();
      world.jobListeners.add(listener);
      signal?.addEventListener('abort', abort);
      try {
        while (true) {
          const job = news.shift();
          if (!job) {
            await new Promise<void>((resolve) => (wake = resolve));
            signal?.throwIfAborted();
            continue;
          }
          yield job;
          if (hasEnded(job.status)) return;
        }
      } finally {
        world.jobListeners.delete(listener);
        signal?.removeEventListener('abort', abort);
      }
    },

    async running(options) {
      world.enter('generate.running', options?.signal);
      const own = new Set(world.signedIn().creations.map((each) => each.id));
      return [...world.jobs.values()]
        .filter((job) => own.has(job.creation_id) && !hasEnded(job.status))
        .toReversed();
    },
  };
  return { generate, jobs };
}
