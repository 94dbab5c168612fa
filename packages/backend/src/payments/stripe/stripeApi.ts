import { StudioError } from '@kinora/contract';
import { formBody, type FormValue } from './formBody.ts';

/** The shapes that the schemas of this folder were written for. */
const stripeVersion = '2026-10-28.endive';

/** What Stripe refused, with its own code. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly code: string;
  readonly param: string | null;

  constructor(status: number, said: { code?: string; message?: string; param?: string }) {
    super(said.message ?? `Stripe answered ${status}.`);
    this.status = status;
    this.code = said.code ?? '';
    this.param = said.param ?? null;
  }
}

export interface StripeApiOptions {
  readonly secretKey: string;
  readonly url?: string | undefined;
  readonly fetch?: typeof fetch;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

type Values = Readonly<Record<string, FormValue>>;

export interface StripeApi {
  get(path: string, values?: Values): Promise<unknown>;
  /** The same key sent again is the same call, for 24 hours. */
  post(path: string, values: Values, key: string): Promise<unknown>;
  remove(path: string): Promise<unknown>;
}

const unavailable = (cause: unknown) =>
  new StudioError(
    {
      kind: 'Unavailable',
      message: 'The payment provider is not answering. Nothing was charged; try again in a moment.',
    },
    { cause },
  );

const attempts = 3;

/** Stripe's HTTP interface, as much of it as Kinora needs. */
export function stripeApi({
  secretKey,
  url = 'https://api.stripe.com',
  fetch: send = fetch,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: StripeApiOptions): StripeApi {
  const once = async (method: string, path: string, values: Values, key?: string): Promise<Response> => {
    const form = formBody(values);
    const query = method === 'GET' && form.size > 0 ? `?${form}` : '';
    return send(`${url}/v1/${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': stripeVersion,
        ...(key && { 'idempotency-key': key }),
      },
      ...(method === 'POST' && { body: form }),
      signal: AbortSignal.timeout(15_000),
    });
  };

  const call = async (method: string, path: string, values: Values, key?: string): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      let problem: unknown;
      try {
        const answer = await once(method, path, values, key);
        const body = (await answer.json()) as { error?: { code?: string } };
        if (answer.ok) return body;
        // A lock or a full queue on their side passes by itself.
        if (answer.status < 500 && answer.status !== 429 && body.error?.code !== 'lock_timeout')
          throw new StripeRefusal(answer.status, body.error ?? {});
        problem = body.error;
      } catch (thrown) {
        if (thrown instanceof StripeRefusal) throw thrown;
        problem = thrown;
      }
      if (attempt === attempts) throw unavailable(problem);
      await wait(250 * 2 ** attempt);
    }
  };

  return {
    get: (path, values = {}) => call('GET', path, values),
    post: (path, values, key) => call('POST', path, values, key),
    remove: (path) => call('DELETE', path, {}),
  };
}
