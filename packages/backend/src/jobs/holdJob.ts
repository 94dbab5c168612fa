import type { Ticket } from '../engines/engine.ts';
import type { JobRow } from './job.ts';
import { pause } from './pause.ts';
import type { Work } from './work.ts';

type Known = Readonly<Record<string, unknown>>;

/** A job that a worker has claimed, as its row tells it. */
export interface HeldJob {
  /** It ended elsewhere, or was given to another worker. */
  readonly lost: AbortSignal;
  hasEndedElsewhere(): boolean;
  /** Says what is known and keeps the lease. A job that is lost is let go. */
  report(known?: Known): Promise<void>;
  keepTicket(ticket: Ticket): Promise<void>;
  /** The engine has forgotten it. */
  dropTicket(): Promise<void>;
  /** For whoever runs the server, as the log is; that it can't be kept changes nothing for the job. */
  note(problem: string): Promise<void>;
  release(how: Known): Promise<void>;
  /** Its lease is kept no longer. */
  letGo(): void;
}

/** Keeps the lease of a claimed job until it is let go. */
export function holdJob(
  job: JobRow,
  {
    database,
    engine,
    worker,
    leaseSeconds,
    log,
    cut,
  }: Pick<Work, 'database' | 'engine' | 'worker' | 'leaseSeconds' | 'log' | 'cut'>,
): HeldJob {
  const mine = { p_job: job.id, p_worker: worker };
  const lost = new AbortController();
  let endedElsewhere = false;

  async function report(known: Known = {}): Promise<void> {
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

  return {
    lost: lost.signal,
    hasEndedElsewhere: () => endedElsewhere,
    report,
    // Without its ticket the job would be submitted again, so a database that is away for a moment is asked again.
    async keepTicket(ticket) {
      for (let left = 5; ; left--) {
        try {
          await database.call('keep_ticket', {
            ...mine,
            p_ticket: ticket,
            p_provider_request_id: ticket.requestId,
          });
          return;
        } catch (problem) {
          if (left === 1) throw problem;
          await pause(engine.pollMilliseconds, cut);
        }
      }
    },
    async dropTicket() {
      await database.call('keep_ticket', { ...mine, p_ticket: null, p_provider_request_id: null });
    },
    async note(problem) {
      await database
        .call('note_problem', { p_job: job.id, p_problem: problem.replaceAll('\0', '') })
        .catch((thrown: unknown) => log(`Job ${job.id}: ${String(thrown)}`));
    },
    async release(how) {
      await database.call('release_job', { ...mine, ...how });
    },
    letGo: () => clearInterval(heartbeat),
  };
}
