import {
  EngineRefusal,
  EngineTrouble,
  type EngineResult,
  type EngineStatus,
  type Ticket,
} from '../engines/engine.ts';
import { FileRefusal } from '../files/fileStore.ts';
import { toolOf, UnrecoverableJobError, type JobRow } from './job.ts';
import { bytesHeldFor, orderOf } from './orderOf.ts';
import { pause } from './pause.ts';
import { finishJob } from './finishJob.ts';
import { holdJob } from './holdJob.ts';
import { withCredentials } from './withCredentials.ts';
import type { Work } from './work.ts';
import { withRecord } from './withRecord.ts';
import { patienceWith, signsOfLife } from './signsOfLife.ts';

/** The provider has it and will report: nobody needs to stand by. */
class Parked extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('The provider works on it.');
    this.seconds = seconds;
  }
}

/** With waits that double from five seconds, about twenty minutes of trouble in one attempt. */
export const mostSetbacks = 9;

export const gaveUp =
  'The generation did not succeed after several attempts. Nothing was charged; please try again later.';
const unkeepable =
  'What was made is too large or of a kind that can’t be kept here. Nothing was charged; please try another setting.';

/** Takes one claimed job as far as it goes: submits it, follows it, keeps its files, ends it. */
export async function workOn(job: JobRow, work: Work): Promise<void> {
  const { engine, log } = work;
  const life = signsOfLife(job, patienceWith(work.patience, toolOf(job, work.tools)), work.clock);
  const held = holdJob(job, work);
  const signal = AbortSignal.any([work.stop, held.lost]);
  const copying = AbortSignal.any([work.cut, held.lost]);
  /** A step that a stop alone does not end. */
  let underWay = null as 'submission' | 'copy' | null;
  /** Counted as an attempt, and not handed to the engine yet. */
  let isOnlyBegun = false;
  let { attempts, setbacks } = job;
  let ticket: Ticket | null = job.ticket;

  async function submitted(): Promise<Ticket> {
    // Every attempt ended with its worker: what is in this job may be what ends them.
    if (attempts >= work.mostAttempts) throw new UnrecoverableJobError(gaveUp);
    attempts += 1;
    setbacks = 0;
    life.attempted();
    await held.report({ p_attempts: attempts });
    isOnlyBegun = true;
    const giveBack = await work.memory.take(await bytesHeldFor(job, work.files, work.tools));
    try {
      signal.throwIfAborted();
      const order = await orderOf(job, work.files, work.tools);
      signal.throwIfAborted();
      isOnlyBegun = false;
      underWay = 'submission';
      const given = await engine.submit(order, new AbortController().signal);
      underWay = null;
      ticket = given;
      await held.keepTicket(given);
      return given;
    } finally {
      giveBack();
    }
  }

  const shown = (status: EngineStatus): Readonly<Record<string, unknown>> => {
    const known = { p_is_alive: true };
    if (status.state === 'running') return { ...known, p_status: 'running', p_progress: status.progress };
    return status.state === 'queued' ? { ...known, p_position: status.position } : known;
  };

  async function awaitResult(): Promise<EngineResult> {
    ticket ??= await submitted();
    for (;;) {
      signal.throwIfAborted();
      const status = await engine.status(ticket, signal);
      if (status.state === 'ended') {
        underWay = 'copy';
        return engine.result(ticket, copying);
      }
      if (status.state === 'lost') throw new EngineTrouble('The engine lost the job.', { waitSeconds: 0 });
      await held.report(shown(status));
      setbacks = 0;
      const tooLong = life.seen(status.state);
      if (tooLong) {
        await stopped(ticket);
        return { verdict: 'failed', message: tooLong };
      }
      if (work.parkSeconds !== null) throw new Parked(work.parkSeconds);
      await pause(engine.pollMilliseconds, signal);
    }
  }

  async function finish(result: EngineResult): Promise<void> {
    const told = await withRecord(result, job, work);
    const { status, applied } = await withCredentials(told, job, work, (signed) =>
      finishJob(job, signed, work),
    );
    // Why stands with the job: a provider's words may repeat what somebody wrote.
    if (applied) log(`Job ${job.id}: ${status}`);
  }

  try {
    await finish(await awaitResult());
  } catch (problem) {
    if (held.lost.aborted) {
      // Where another worker follows it now, the engine's work is that one's.
      if (ticket && held.hasEndedElsewhere()) await engine.cancel(ticket);
    } else if (work.cut.aborted && underWay === 'copy') {
      // What is too large for the time there is would else be copied again and again.
      await setBack(0);
    } else if (work.cut.aborted || (work.stop.aborted && underWay === null)) {
      // Stopping is no attempt that failed.
      if (isOnlyBegun) await held.report({ p_attempts: attempts - 1 });
      await held.release({ p_wait_seconds: 0 });
    } else if (problem instanceof Parked) {
      await held.release({ p_wait_seconds: problem.seconds });
    } else if (problem instanceof UnrecoverableJobError || problem instanceof EngineRefusal) {
      await finish({ verdict: 'failed', message: problem.message });
    } else if (problem instanceof FileRefusal) {
      log(`Job ${job.id}: ${problem.message}`);
      await finish({ verdict: 'failed', message: unkeepable });
    } else {
      await retryOrGiveUp(problem);
    }
  } finally {
    held.letGo();
  }

  /** Whatever went wrong, the job either waits for another attempt or ends with everything given back. */
  async function retryOrGiveUp(problem: unknown): Promise<void> {
    const words = problem instanceof Error ? problem.message : String(problem);
    log(`Job ${job.id}, attempt ${attempts}: ${words}`);
    await held.note(words);
    const isLost = problem instanceof EngineTrouble && ticket !== null && (await isGone(ticket));
    if (isLost) await held.dropTicket();
    if (attempts >= work.mostAttempts && (isLost || ticket === null))
      return finish({ verdict: 'failed', message: gaveUp });
    if (isLost) ticket = null;
    await setBack(problem instanceof EngineTrouble ? problem.waitSeconds : 5);
  }

  /** Releases the job until later, longer each time, or ends it where that happened too often. */
  async function setBack(waitSeconds: number): Promise<void> {
    if (setbacks + 1 < mostSetbacks && !(setbacks > 0 && life.isSilent()))
      return held.release({ p_wait_seconds: waitSeconds * 2 ** setbacks, p_is_setback: true });
    if (ticket) await stopped(ticket);
    return finish({ verdict: 'failed', message: gaveUp });
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
