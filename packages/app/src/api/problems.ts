import { isAuthError, type AuthError } from '@supabase/supabase-js';
import {
  accountWords,
  answerWords,
  generalWords,
  problemFromWire,
  StudioError,
  type StudioProblem,
} from '@kinora/contract';

const { notUnderstood } = answerWords;

export const notSignedIn = (message: string = generalWords.signInFirst) =>
  new StudioError({ kind: 'NotSignedIn', message });

export const notFound = (message: string) => new StudioError({ kind: 'NotFound', message });

export const offline = (cause?: unknown) =>
  new StudioError({ kind: 'Offline', message: generalWords.offline }, { cause });

/** The database refuses it to who is signed in: nothing is helped by signing in again, nor by its own words. */
const notAllowed = (cause: unknown) =>
  new StudioError({ kind: 'Refused', message: answerWords.notAllowed }, { cause });

/** There was an answer, and nobody can say what it means. */
export const notRead = (cause?: unknown) =>
  new StudioError({ kind: 'Unexpected', message: notUnderstood }, { cause });

const unavailable: StudioProblem = { kind: 'Unavailable', message: generalWords.unavailable };

/** Whether fetch itself failed: the request met no server at all. */
export const isNetworkFailure = (thrown: unknown): boolean => thrown instanceof TypeError;

/** Whether a server, or what stands before it, is there but not at work. */
const isAway = (status: number | undefined) => status !== undefined && status >= 502 && status <= 504;

const overForGood = new Set(['session_not_found', 'session_expired', 'bad_jwt', 'refresh_token_not_found']);

/** The library's own complaints have other names. */
const fromServer = new Set(['AuthApiError', 'AuthWeakPasswordError', 'AuthRetryableFetchError']);

/** What the auth library says, in the port's words; its messages are passed on as they are (A94). */
export function authProblem(error: AuthError): StudioError {
  const { name, status, message, code } = error;
  const fail = (problem: StudioProblem) => new StudioError(problem, { cause: error });
  if (name === 'AuthRetryableFetchError' && !status) return offline(error);
  if (name === 'AuthSessionMissingError' || name === 'AuthInvalidJwtError' || overForGood.has(String(code)))
    return fail({ kind: 'NotSignedIn', message });
  if (message === notUnderstood) return isAway(status) ? fail(unavailable) : notRead(error);
  // Its own words name a field that the page of the link does not have.
  if (code === 'current_password_required') return fail({ kind: 'Refused', message: accountWords.notByLink });
  if (status === 429) return fail({ kind: 'RateLimited', message });
  if (code === 'email_not_confirmed') return fail({ kind: 'NotConfirmed', message });
  // A reason reaches the person whatever its status (A83, A84).
  if (fromServer.has(name)) return fail({ kind: isAway(status) ? 'Unavailable' : 'Refused', message });
  return notRead(error);
}

/** Runs a call of the auth library, whose answer carries its error or throws it. */
export async function authAnswer<A extends { data: unknown; error: AuthError | null }>(
  call: Promise<A>,
): Promise<A['data']> {
  const { data, error } = await call.catch((thrown: unknown) => {
    throw isAuthError(thrown) ? authProblem(thrown) : isNetworkFailure(thrown) ? offline(thrown) : thrown;
  });
  if (error) throw authProblem(error);
  return data;
}

interface RestAnswer<D> {
  readonly data: D | null;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
  readonly count: number | null;
}

interface RestQuery<D> extends PromiseLike<RestAnswer<D>> {
  abortSignal(signal: AbortSignal): PromiseLike<RestAnswer<D>>;
}

/** Runs a query, which ends with the signal if there is one, and throws what went wrong with it. */
export async function restAnswer<D>(
  query: RestQuery<D>,
  signal?: AbortSignal,
): Promise<{ data: D; count: number | null }> {
  const { data, error, status, count } = await (signal ? query.abortSignal(signal) : query);
  if (!error) return { data: data as D, count };
  signal?.throwIfAborted();
  if (status === 0) throw offline(error);
  if (status === 401) throw notSignedIn();
  // To a visitor it comes with 401.
  if (error.code === '42501') throw notAllowed(error);
  // An id that is none names nothing.
  if (error.code === '22P02') throw notFound(answerWords.gone);
  if (isAway(status)) throw new StudioError(unavailable, { cause: error });
  // Without a code it is no error of the database: the library hands on whatever lay there, a page of HTML too.
  if (!error.code) throw notRead(error);
  throw new StudioError(problemFromWire(status, { error: error.message }, notUnderstood), { cause: error });
}

/** What a function's answer means, if it is no success. */
export async function functionProblem(
  answer: Response,
  failed: string = notUnderstood,
): Promise<StudioError> {
  const body = (await answer.json().catch(() => null)) as { error?: unknown; message?: unknown } | null;
  // The gateway in front of the functions says `message` where they say `error`.
  const said = body && typeof body.error !== 'string' ? { ...body, error: body.message } : body;
  const problem = problemFromWire(answer.status, said, failed);
  const retryAfter = Number(answer.headers.get('retry-after'));
  if (problem.kind === 'Unavailable' && !said?.error) return new StudioError(unavailable);
  return new StudioError(
    problem.kind === 'RateLimited' && !problem.retryAfter && retryAfter > 0
      ? { ...problem, retryAfter }
      : problem,
  );
}

/** What storage-js reports, with the true status that its body carries. */
export function fileProblem(error: unknown, signal?: AbortSignal): StudioError {
  signal?.throwIfAborted();
  const { originalError, status, statusCode, message } = error as {
    originalError?: unknown;
    status?: number;
    statusCode?: string;
    message: string;
  };
  if (isNetworkFailure(originalError)) return offline(error);
  if (originalError instanceof StudioError) return originalError;
  // Only an answer that could be read has one: else the words are the parser's.
  if (!status) return notRead(error);
  const said = Number(statusCode);
  const at = said >= 400 ? said : status;
  // What the database calls 42501.
  if (at === 403) return notAllowed(error);
  if (at === 415 || at === 400) return new StudioError({ kind: 'Invalid', message }, { cause: error });
  return new StudioError(problemFromWire(at, { error: message }, notUnderstood), { cause: error });
}
