import { EngineRefusal, EngineTrouble, type EngineStatus, type Ticket } from '../engine.ts';

export interface FalTicket extends Ticket {
  readonly statusUrl: string;
  readonly responseUrl: string;
  readonly cancelUrl: string;
}

export interface FalQueueOptions {
  readonly key: string;
  /** Another address for tests. */
  readonly queueUrl?: string;
  readonly timeoutSeconds?: number;
  readonly fetch?: typeof fetch;
}

interface Detail {
  readonly loc?: readonly (string | number)[];
  readonly msg?: string;
  readonly type?: string;
}

/** Most models are done by then. */
const reportSeconds = 180;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The provider's own words for a refusal, as one sentence. */
function reasonIn(body: unknown): string {
  const detail =
    typeof body === 'object' && body !== null ? (body as { detail?: unknown }).detail : undefined;
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return 'no reason was given';
  const first = detail[0] as Detail | undefined;
  const field = first?.loc?.findLast((part) => typeof part === 'string' && part !== 'body');
  return `${field ? `${field}: ` : ''}${first?.msg ?? 'no reason was given'}`;
}

const isSafetyRefusal = (body: unknown) => JSON.stringify(body ?? '').includes('content_policy_violation');

export const refusedBySafety =
  'The safety filter of the model refused this. Nothing was charged. Change the picture or the words and try again.';

/** It may quote what somebody wrote: for that person, and for no log. */
class ModelRefusal extends EngineRefusal {}

/** What a model's own no comes to, in words for the person. */
export const modelRefusal = (body: unknown): EngineRefusal =>
  new ModelRefusal(
    isSafetyRefusal(body)
      ? refusedBySafety
      : `The model refused this: ${reasonIn(body)}. Nothing was charged.`,
  );

/** A key that is no longer taken says nothing of the job. */
class KeyRefusal extends EngineRefusal {}

/** Trouble goes into the log. */
const trouble = (cause: EngineRefusal) =>
  new EngineTrouble(
    cause instanceof ModelRefusal ? 'The provider refused to say how far a job is.' : cause.message,
    { cause, waitSeconds: 60 },
  );

/** A job that was taken goes on, whatever the answer to how far it is. */
const going = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((problem: unknown) => {
    throw problem instanceof EngineRefusal ? trouble(problem) : problem;
  });

/** The queue protocol of fal over plain fetch, which runs on Node and Deno alike. */
export function falQueue({
  key,
  queueUrl = 'https://queue.fal.run',
  timeoutSeconds = 30,
  fetch: send = fetch,
}: FalQueueOptions) {
  const origin = new URL(queueUrl).origin;

  async function ask(
    url: string,
    init: RequestInit,
    signal?: AbortSignal,
    silenceSeconds?: number,
  ): Promise<unknown> {
    // Addresses come from the provider's answers; the key goes nowhere else.
    if (new URL(url).origin !== origin)
      throw new EngineRefusal('The provider answered with an address that is not its own.');
    const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
    let response: Response;
    try {
      response = await send(url, {
        ...init,
        headers: { ...init.headers, authorization: `Key ${key}` },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        redirect: 'error',
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new EngineTrouble('The provider did not answer in time.', {
        cause,
        ...(silenceSeconds && { waitSeconds: silenceSeconds }),
      });
    }
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body;
    if (response.status === 429 || response.status === 408 || response.status >= 500) {
      const wait = Number(response.headers.get('retry-after'));
      throw new EngineTrouble(
        `The provider answered ${response.status}.`,
        wait > 0 ? { waitSeconds: wait } : {},
      );
    }
    if (response.status === 401 || response.status === 403)
      throw new KeyRefusal(
        'The provider does not accept the key of this server. Ask whoever runs it to check FAL_KEY.',
      );
    throw modelRefusal(body);
  }

  return {
    async submit(
      model: string,
      input: unknown,
      webhook: string | null,
      signal: AbortSignal,
    ): Promise<FalTicket> {
      const query = webhook ? `?fal_webhook=${encodeURIComponent(webhook)}` : '';
      const answer = (await ask(
        `${queueUrl}/${model}${query}`,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) },
        signal,
        // It may have taken the job all the same: then its report comes before the job is submitted again.
        ...(webhook ? [reportSeconds] : []),
      )) as Record<string, unknown> | null;
      const requestId = text(answer?.['request_id']);
      const statusUrl = text(answer?.['status_url']);
      const responseUrl = text(answer?.['response_url']);
      const cancelUrl = text(answer?.['cancel_url']);
      if (!requestId || !statusUrl || !responseUrl || !cancelUrl)
        throw new EngineTrouble('The provider took the job without saying where to find it.');
      return { requestId, statusUrl, responseUrl, cancelUrl };
    },
    async status(ticket: FalTicket, signal: AbortSignal): Promise<EngineStatus> {
      const answer = (await going(ask(ticket.statusUrl, {}, signal))) as Record<string, unknown> | null;
      switch (answer?.['status']) {
        case 'IN_QUEUE': {
          const position = answer['queue_position'];
          return { state: 'queued', position: typeof position === 'number' ? position : null };
        }
        case 'IN_PROGRESS':
          return { state: 'running', progress: null };
        case 'COMPLETED':
          return { state: 'ended' };
        default:
          throw new EngineTrouble('The provider answered with a status that is not known.');
      }
    },
    result: (ticket: FalTicket, signal: AbortSignal): Promise<unknown> =>
      ask(ticket.responseUrl, {}, signal).catch((problem: unknown) => {
        throw problem instanceof KeyRefusal ? trouble(problem) : problem;
      }),
    /** Whether the provider still could. */
    async cancel(ticket: FalTicket): Promise<boolean> {
      try {
        await ask(ticket.cancelUrl, { method: 'PUT' });
        return true;
      } catch (problem) {
        if (problem instanceof EngineRefusal) return false;
        throw problem;
      }
    },
  };
}
