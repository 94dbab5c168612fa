import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import {
  EngineRefusal,
  EngineTrouble,
  type Engine,
  type EngineResult,
  type EngineStatus,
  type Ticket,
} from '../engines/engine.ts';
import type { FileStore } from './fileStore.ts';
import type { JobRow } from './job.ts';
import { HopelessJob, orderOf } from './orderOf.ts';
import { pause } from './pause.ts';
import { settleJob } from './settleJob.ts';

export interface Work {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  readonly engine: Engine;
  readonly worker: string;
  readonly leaseSeconds: number;
  /** Submissions of one job before it is given up. */
  readonly mostAttempts: number;
  /** An attempt that takes longer is given up. */
  readonly mostSeconds: number;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Given when the server stops: the job is put down for whoever comes next. */
  readonly stop: AbortSignal;
}

/** With waits that double from five seconds, about twenty minutes of trouble in one attempt. */
const mostSetbacks = 9;

export const gaveUp =
  'The generation did not succeed after several attempts. Nothing was charged; please try again later.';
const tookTooLong = 'The generation took too long and was stopped. Nothing was charged; please try again.';

/** Takes one claimed job as far as it goes: submits it, follows it, keeps its files, ends it. */
export async function workOn(job: JobRow, work: Work): Promise<void> {
  const { database, engine, worker, leaseSeconds, log } = work;
  const mine = { p_job: job.id, p_worker: worker };
  const lost = new AbortController();
  let endedElsewhere = false;
  const signal = AbortSignal.any([work.stop, lost.signal]);
  let { attempts, setbacks } = job;
  const began = job.attempted_at ? new Date(job.attempted_at) : work.clock();
  let until = began.getTime() + work.mostSeconds * 1000;
  let ticket: Ticket | null = job.ticket;

  /** Says what is known and keeps the lease. A job that ended elsewhere, or was given to another worker, is let go. */
  async function report(known: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const held = await database.call<'mine' | 'taken' | 'ended'>('report_progress', {
      ...mine,
      p_lease_seconds: leaseSeconds,
      ...known,
    });
    if (held === 'mine') return;
    endedElsewhere ||= held === 'ended';
    lost.abort();
  }

  const heartbeat = setInterval(
    () => {
      // A missed beat is made up by the next; when all fail, the lease runs out as it should.
      report().catch((problem: unknown) => log(`Job ${job.id}: ${String(problem)}`));
    },
    (leaseSeconds * 1000) / 3,
  );

  async function submitted(): Promise<Ticket> {
    attempts += 1;
    setbacks = 0;
    until = work.clock().getTime() + work.mostSeconds * 1000;
    await report({ p_attempts: attempts });
    signal.throwIfAborted();
    const given = await engine.submit(await orderOf(job, work.files), signal);
    await database.call('keep_ticket', { ...mine, p_ticket: given, p_provider_request_id: given.requestId });
    return given;
  }

  const shown = (status: EngineStatus): Readonly<Record<string, unknown>> => {
    if (status.state === 'running') return { p_status: 'running', p_progress: status.progress };
    return status.state === 'queued' ? { p_position: status.position } : {};
  };

  const isLate = () => work.clock().getTime() > until;

  async function brought(): Promise<EngineResult> {
    ticket ??= await submitted();
    for (;;) {
      signal.throwIfAborted();
      const status = await engine.status(ticket, signal);
      if (status.state === 'ended') return engine.result(ticket, signal);
      if (status.state === 'lost') throw new EngineTrouble('The engine lost the job.', { waitSeconds: 0 });
      await report(shown(status));
      if (isLate()) {
        await engine.cancel(ticket);
        return { verdict: 'failed', message: tookTooLong };
      }
      await pause(engine.pollMilliseconds, signal);
    }
  }

  async function settle(result: EngineResult): Promise<void> {
    const { status, applied } = await settleJob(job, result, work);
    if (applied)
      log(`Job ${job.id}: ${status}${result.verdict === 'completed' ? '' : `, ${result.message}`}`);
  }

  try {
    await settle(await brought());
  } catch (problem) {
    if (lost.signal.aborted) {
      // Where another worker follows it now, the engine's work is that one's.
      if (ticket && endedElsewhere) await engine.cancel(ticket);
    } else if (work.stop.aborted) {
      await database.call('put_down_job', { ...mine, p_wait_seconds: 0 });
    } else if (problem instanceof HopelessJob || problem instanceof EngineRefusal) {
      await settle({ verdict: 'failed', message: problem.message });
    } else {
      await retryOrGiveUp(problem);
    }
  } finally {
    clearInterval(heartbeat);
  }

  /** Whatever went wrong, the job either waits for another attempt or ends with everything given back. */
  async function retryOrGiveUp(problem: unknown): Promise<void> {
    log(
      `Job ${job.id}, attempt ${attempts}: ${problem instanceof Error ? problem.message : String(problem)}`,
    );
    const isLost = problem instanceof EngineTrouble && ticket !== null && (await isGone(ticket));
    if (isLost) await database.call('keep_ticket', { ...mine, p_ticket: null, p_provider_request_id: null });
    if (attempts >= work.mostAttempts && (isLost || ticket === null))
      return settle({ verdict: 'failed', message: gaveUp });
    if (setbacks + 1 >= mostSetbacks || (setbacks > 0 && isLate())) {
      if (ticket && !isLost) await stopped(ticket);
      return settle({ verdict: 'failed', message: gaveUp });
    }
    const waitSeconds = problem instanceof EngineTrouble ? problem.waitSeconds : 5;
    await database.call('put_down_job', {
      ...mine,
      // Longer each time, so that a provider that is down is neither hurried nor given up early.
      p_wait_seconds: waitSeconds * 2 ** setbacks,
      p_is_setback: true,
    });
  }

  /** Asks an engine to stop what is given up; one that cannot be reached keeps nobody waiting. */
  async function stopped(given: Ticket): Promise<void> {
    await engine.cancel(given).catch((problem: unknown) => log(`Job ${job.id}: ${String(problem)}`));
  }

  /** Whether the engine has forgotten the job, so that only a new attempt helps. */
  async function isGone(asked: Ticket): Promise<boolean> {
    try {
      return (await engine.status(asked, signal)).state === 'lost';
    } catch {
      return false;
    }
  }
}
