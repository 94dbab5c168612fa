import type { EngineResult } from '../engines/engine.ts';
import type { JobRow } from '../jobs/job.ts';
import { settleJob } from '../jobs/settleJob.ts';
import { webhook } from './access.ts';
import { answer, refuse } from './answer.ts';
import { parseJson } from './readBody.ts';

interface Report {
  readonly request_id?: unknown;
}

/** A provider reports that a job has ended. What it brings is asked of the provider, by the address it gave at the start. */
export const engineWebhook = webhook(
  (context, headers, body) => context.isGenuineReport?.(headers, body) ?? Promise.resolve(false),
  async (body, request, context) => {
    const { request_id: requestId } = parseJson(body) as Report;
    if (typeof requestId !== 'string')
      return refuse({ kind: 'Invalid', message: 'The report names no request.' });
    const job = await context.database.call<JobRow | null>('job_by_request', {
      p_engine: context.engine.name,
      p_request: requestId,
      p_task: new URL(request.url).searchParams.get('job'),
    });
    // Ended already, or never ours: a second report must not be sent again and again.
    if (!job) return answer({ status: 'ignored' });
    if (!job.ticket) return answer({ status: 'waiting' }, 202);
    const result: EngineResult = await context.engine.result(job.ticket, request.signal);
    const { status } = await settleJob(job, result, context);
    return answer({ status });
  },
);
