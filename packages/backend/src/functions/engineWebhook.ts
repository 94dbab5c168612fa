import type { JobRow } from '../jobs/job.ts';
import { webhook } from './access.ts';
import { answer, refuse } from './answer.ts';
import { parseJson } from './readBody.ts';

interface Report {
  readonly request_id?: unknown;
}

const isId = (text: string | null) => text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * A provider reports that a job has ended. What it made is fetched behind the answer and under a lease, as by any
 * worker, with its tries and their end: a provider waits for seconds only, and calls a report that it gave up a failed one.
 */
export const engineWebhook = webhook(
  'engine-webhook',
  (context, headers, body) => context.isGenuineReport?.(headers, body) ?? Promise.resolve(false),
  async (body, request, context) => {
    const report = parseJson(body) as Report | null;
    const requestId = report?.request_id;
    if (typeof requestId !== 'string')
      return refuse({ kind: 'Invalid', message: 'The report names no request.' });
    const engine = context.engines.all.find((each) => 'reported' in each);
    if (!engine) return answer({ status: 'ignored' });
    const task = new URL(request.url).searchParams.get('job');
    const job = await context.database.call<JobRow | null>('job_by_request', {
      p_engine: engine.name,
      p_request: requestId,
      p_task: isId(task) ? task : null,
    });
    // Ended already, or never ours: a second report must not be sent again and again.
    if (!job) return answer({ status: 'ignored' });
    if (!job.ticket) {
      // The answer to the submission was lost: this report is all that there is, and submitting again would cost twice.
      const ticket = engine.reported?.(report);
      if (!ticket) return answer({ status: 'ignored' });
      const isKept = await context.database.call<boolean>('keep_report', {
        p_job: job.id,
        p_ticket: ticket,
        p_provider_request_id: requestId,
      });
      // Whoever submits it is about to write down the ticket: the provider comes again.
      if (!isKept)
        return refuse({ kind: 'Unavailable', message: 'This job is just being submitted. Report again.' });
    }
    await context.database.call('wake_job', { p_job: job.id });
    context.jobAccepted();
    return answer({ status: 'noted' });
  },
);
