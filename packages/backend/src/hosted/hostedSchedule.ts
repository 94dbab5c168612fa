import { expireStuck } from '../jobs/expireStuck.ts';
import { stopEngine } from '../engines/stopEngine.ts';
import { sweepAccounts } from '../accounts/sweepAccounts.ts';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { Engines } from '../engines/engines.ts';
import type { Schedule } from '../functions/context.ts';
import type { FileStore } from '../files/fileStore.ts';
import { deliverLetters } from '../mail/deliverLetters.ts';
import type { MailPort } from '../mail/mail.ts';
import type { Payments } from '../payments/payments.ts';
import { sweep } from '../sweep/sweep.ts';
import { withinTime } from './withinTime.ts';
import { workFor } from './workFor.ts';
import type { WorkerContext } from '../jobs/worker.ts';

export interface ScheduleContext extends Pick<
  WorkerContext,
  'memory' | 'atOnce' | 'parkSeconds' | 'credentials'
> {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  readonly engines: Engines;
  readonly mail: MailPort;
  readonly payments: Payments | null;
  readonly site: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Keeps the process alive for what goes on behind the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly workSeconds?: number;
  /** For mails, and for each sweep. */
  readonly partSeconds?: number;
}

export interface HostedSchedule extends Schedule {
  deliver(signal?: AbortSignal): Promise<number>;
}

const hourly = { p_bucket: 'schedule:sweep', p_most: 1, p_window_seconds: 3600 };

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compared as digests, so that the time it takes tells nothing of the secret. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(one), digest(other)]);
  return a.every((byte, index) => byte === b[index]);
}

/** What the clock of the project sets going: called every minute with the secret KINORA_SCHEDULE_SECRET. */
export function hostedSchedule(context: ScheduleContext): HostedSchedule {
  const { database, env, log, workSeconds = 20, partSeconds = 15 } = context;
  const secret = env['KINORA_SCHEDULE_SECRET'] ?? '';
  const deliver = (signal?: AbortSignal) => deliverLetters({ ...context, ...(signal && { signal }) });
  return {
    deliver,
    isGenuine: async (headers) => {
      const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
      return secret.length >= 16 && given !== undefined && isSame(given, secret);
    },
    async run() {
      // People wait for their generations; nothing else may keep them waiting.
      const jobs = context.engines.all.length > 0 ? workFor(workSeconds, context) : Promise.resolve();
      // A long copy goes on behind the rest.
      context.waitUntil(jobs);
      await withinTime({ name: 'the jobs', seconds: workSeconds + partSeconds, work: () => jobs }, log);
      const part = <T>(name: string, work: (signal: AbortSignal) => Promise<T>) =>
        withinTime({ name, seconds: partSeconds, work }, log);
      // Without an engine too: what was reserved for a job that nobody can do is given back.
      await part('the stuck jobs', async (signal) =>
        stopEngine(await expireStuck(context), { ...context, signal }),
      );
      const letters = await part('the mails', deliver);
      const isSweepDue = await part(
        'the look at the clock',
        async () => (await database.call<number>('rate_limit_hit', hourly)) === 0,
      );
      const swept = isSweepDue ? await part('the sweep', () => sweep(context)) : null;
      if (isSweepDue)
        await part('the sweep of accounts', () =>
          sweepAccounts({
            ...context,
            operatorMail: env['KINORA_OPERATOR_MAIL'] || null,
            lettersDue: () => {},
          }),
        );
      return { letters, swept };
    },
  };
}
