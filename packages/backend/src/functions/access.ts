import { answered, problemAnswer } from './answer.ts';
import type { Access, FunctionContext, FunctionHandler, SignedInUser } from './context.ts';
import { unknownAddress } from '../http/callerAddress.ts';
import { readBody } from './readBody.ts';

const calling = ['POST'];
/** A link is followed. */
const reading = ['GET', 'HEAD'];

function wrongMethod(allowed: readonly string[]): Response {
  const answer = problemAnswer(
    { kind: 'Invalid', message: `This is called with ${allowed.join(' or ')}.` },
    405,
  );
  answer.headers.set('allow', allowed.join(', '));
  return answer;
}

const exported = (
  access: Access,
  handle: (request: Request, context: FunctionContext) => Promise<Response>,
): FunctionHandler =>
  Object.assign(
    (request: Request, context: FunctionContext) =>
      (access === 'link' ? reading : calling).includes(request.method)
        ? answered(() => handle(request, context), context)
        : Promise.resolve(wrongMethod(access === 'link' ? reading : calling)),
    { access },
  );

const notSignedIn = () => problemAnswer({ kind: 'NotSignedIn', message: 'Please sign in first.' });

/** Where nobody can tell who asks: all visitors count together, so that one of them does not shut out the others at once. */
const asEverybody = 12;

export interface RateLimit {
  /** Counted apart under this name. */
  readonly name: string;
  readonly mostPerMinute: number;
  /** From one network address, whoever is signed in there. */
  readonly mostPerMinuteHere?: number;
}

const tooOften = (seconds: number) =>
  problemAnswer({
    kind: 'RateLimited',
    message: `That was too often in a short time. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    retryAfter: seconds,
  });

/** Counts this call for the person and for the address it comes from. Answers the refusal, or null. */
async function held(
  { name, mostPerMinute, mostPerMinuteHere }: RateLimit,
  request: Request,
  context: FunctionContext,
  person: string | null,
): Promise<Response | null> {
  const address = context.address(request);
  const mostHere = mostPerMinuteHere ?? mostPerMinute * 4;
  const counts = [
    person !== null && { bucket: `${name}:${person}`, most: mostPerMinute },
    address === unknownAddress
      ? person === null && { bucket: `${name}@everybody`, most: mostHere * asEverybody }
      : address !== null && { bucket: `${name}@${address}`, most: mostHere },
  ];
  for (const count of counts) {
    if (!count) continue;
    const wait = await context.database.call<number>('rate_limit_hit', {
      p_bucket: count.bucket,
      p_most: count.most,
      p_window_seconds: 60,
    });
    if (wait > 0) return tooOften(wait);
  }
  return null;
}

/** The person behind a request's token; null when there is none. */
async function personOf(request: Request, context: FunctionContext): Promise<SignedInUser | null> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token ? context.userOf(token) : null;
}

/** For signed-in people, each at most so many times a minute. */
export const signedIn = (
  limit: RateLimit,
  handle: (request: Request, context: FunctionContext, user: SignedInUser) => Promise<Response>,
): FunctionHandler =>
  exported('signedIn', async (request, context) => {
    const user = await personOf(request, context);
    if (!user) return notSignedIn();
    return (await held(limit, request, context, user.id)) ?? handle(request, context, user);
  });

/** For anybody, with the person where somebody is signed in. */
export const open = (
  handle: (request: Request, context: FunctionContext, user: SignedInUser | null) => Promise<Response>,
  limit?: RateLimit,
): FunctionHandler =>
  exported('open', async (request, context) => {
    const user = await personOf(request, context);
    const refused = limit && (await held(limit, request, context, user?.id ?? null));
    return refused ?? handle(request, context, user);
  });

/** For whoever follows a link that proves itself. */
export const byLink = (
  limit: RateLimit,
  handle: (request: Request, context: FunctionContext) => Promise<Response>,
): FunctionHandler =>
  exported(
    'link',
    async (request, context) => (await held(limit, request, context, null)) ?? handle(request, context),
  );

/** Reports hold addresses and figures; nobody has proved anything yet when they are read. */
const mostReported = 1_000_000;

/** So many of one address a minute, before anything of it is read: far more than a provider sends, and it sends again. */
const mostReports = 1_200;

async function reportedTooOften(
  name: string,
  request: Request,
  context: FunctionContext,
): Promise<Response | null> {
  // Counted together, anybody's flood would shut the provider out.
  if (context.address(request) === unknownAddress) return null;
  const refused = await held(
    { name, mostPerMinute: mostReports, mostPerMinuteHere: mostReports },
    request,
    context,
    null,
  );
  await (refused && request.body?.cancel());
  return refused;
}

const notGenuine = (message: string) => problemAnswer({ kind: 'NotSignedIn', message });

/** For a provider whose signature over headers and raw body proves itself. */
export const webhook = (
  name: string,
  isGenuine: (context: FunctionContext, headers: Headers, body: Uint8Array) => Promise<boolean>,
  handle: (body: Uint8Array, request: Request, context: FunctionContext) => Promise<Response>,
): FunctionHandler =>
  exported('webhook', async (request, context) => {
    const refused = await reportedTooOften(name, request, context);
    if (refused) return refused;
    const body = await readBody(request, mostReported);
    return (await isGenuine(context, request.headers, body))
      ? handle(body, request, context)
      : notGenuine('The signature of this report is missing or wrong.');
  });

/** For a clock whose secret stands in the headers. Its body says nothing, and nobody's is read. */
export const clockwork = (
  name: string,
  isGenuine: (context: FunctionContext, headers: Headers) => Promise<boolean>,
  run: (context: FunctionContext) => Promise<Response>,
): FunctionHandler =>
  exported('webhook', async (request, context) => {
    const refused = await reportedTooOften(name, request, context);
    if (refused) return refused;
    const isClock = await isGenuine(context, request.headers);
    await request.body?.cancel();
    return isClock ? run(context) : notGenuine('The secret of the clock is missing or wrong.');
  });
