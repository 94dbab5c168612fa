import { answered, problemAnswer } from './answer.ts';
import type { Access, FunctionContext, FunctionHandler, SignedInUser } from './context.ts';
import { readBody } from './readBody.ts';

const exported = (
  access: Access,
  handle: (request: Request, context: FunctionContext) => Promise<Response>,
): FunctionHandler =>
  Object.assign(
    (request: Request, context: FunctionContext) => answered(() => handle(request, context), context),
    { access },
  );

const notSignedIn = () => problemAnswer({ kind: 'NotSignedIn', message: 'Please sign in first.' });

export interface RateLimit {
  /** Counted apart under this name. */
  readonly name: string;
  readonly mostPerMinute: number;
}

/** For signed-in people, each at most so many times a minute. */
export const signedIn = (
  { name, mostPerMinute }: RateLimit,
  handle: (request: Request, context: FunctionContext, user: SignedInUser) => Promise<Response>,
): FunctionHandler =>
  exported('signedIn', async (request, context) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const user = token ? await context.userOf(token) : null;
    if (!user) return notSignedIn();
    const wait = await context.database.call<number>('rate_limit_hit', {
      p_bucket: `${name}:${user.id}`,
      p_most: mostPerMinute,
      p_window_seconds: 60,
    });
    if (wait > 0)
      return problemAnswer({
        kind: 'RateLimited',
        message: `That was too often in a short time. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
        retryAfter: wait,
      });
    return handle(request, context, user);
  });

/** For anybody. */
export const open = (
  handle: (request: Request, context: FunctionContext) => Promise<Response>,
): FunctionHandler => exported('open', handle);

/** For a provider whose signature over headers and raw body proves itself. */
export const webhook = (
  isGenuine: (context: FunctionContext, headers: Headers, body: Uint8Array) => Promise<boolean>,
  handle: (body: Uint8Array, request: Request, context: FunctionContext) => Promise<Response>,
): FunctionHandler =>
  exported('webhook', async (request, context) => {
    const body = await readBody(request);
    if (!(await isGenuine(context, request.headers, body)))
      return problemAnswer({
        kind: 'NotSignedIn',
        message: 'The signature of this report is missing or wrong.',
      });
    return handle(body, request, context);
  });
