/** What can go wrong at the port, each with what a screen needs to act on it. `message` is for people. */
export type StudioProblem =
  | { readonly kind: 'NotSignedIn'; readonly message: string }
  | {
      readonly kind: 'NotEnoughCredits';
      readonly message: string;
      readonly needed: number;
      readonly balance: number;
    }
  | { readonly kind: 'PriceChanged'; readonly message: string; readonly price: number }
  | { readonly kind: 'Refused'; readonly message: string }
  | { readonly kind: 'Invalid'; readonly message: string; readonly field?: string }
  | { readonly kind: 'TooLarge'; readonly message: string }
  | { readonly kind: 'TooMany'; readonly message: string; readonly retryAfter?: number }
  | { readonly kind: 'RateLimited'; readonly message: string; readonly retryAfter?: number }
  | { readonly kind: 'NotFound'; readonly message: string }
  /** Who would not sign in again when their session ended has asked for nothing more. */
  | { readonly kind: 'LeftUnsent'; readonly message: string }
  /** The account waits for the link in a mail. */
  | { readonly kind: 'NotConfirmed'; readonly message: string }
  | { readonly kind: 'Offline'; readonly message: string }
  | { readonly kind: 'Unavailable'; readonly message: string }
  | { readonly kind: 'Unexpected'; readonly message: string };

export type ProblemKind = StudioProblem['kind'];

export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly problem: StudioProblem;

  constructor(problem: StudioProblem, options?: ErrorOptions) {
    super(problem.message, options);
    this.problem = problem;
  }
}

/** The problem inside any thrown value; null when it is none of ours. */
export const problemIn = (thrown: unknown): StudioProblem | null =>
  thrown instanceof StudioError ? thrown.problem : null;

const leavingOpen: Partial<Record<ProblemKind, true>> = {
  Offline: true,
  Unavailable: true,
  Unexpected: true,
};

/** Said before anybody looks whether the same order came earlier. */
const beforeLooking: Partial<Record<ProblemKind, true>> = {
  NotSignedIn: true,
  LeftUnsent: true,
  RateLimited: true,
};

/**
 * Whether a refusal tells that an order was not accepted: an answer that never came tells nothing. `isRepeated`: a try
 * before this one may have been.
 */
export const isCertain = ({ kind }: StudioProblem, isRepeated = false): boolean =>
  !leavingOpen[kind] && !(isRepeated && beforeLooking[kind]);

const statuses: { readonly [K in ProblemKind]: number } = {
  NotSignedIn: 401,
  NotEnoughCredits: 402,
  PriceChanged: 409,
  Refused: 422,
  Invalid: 400,
  TooLarge: 413,
  TooMany: 429,
  RateLimited: 429,
  NotFound: 404,
  LeftUnsent: 401,
  NotConfirmed: 403,
  Offline: 503,
  Unavailable: 503,
  Unexpected: 500,
};

/** How a server says a problem over HTTP. */
export const wireProblem = (
  problem: StudioProblem,
): { status: number; body: { error: string; problem: StudioProblem } } => ({
  status: statuses[problem.kind],
  body: { error: problem.message, problem },
});

/** The problem in a server's answer: its own words where it has some, else what the status says. */
export function problemFromWire(status: number, body: unknown, fallback: string): StudioProblem {
  const said =
    typeof body === 'object' && body !== null ? (body as { error?: unknown; problem?: unknown }) : {};
  const problem = said.problem as StudioProblem | undefined;
  if (problem && typeof problem.message === 'string' && problem.kind in statuses) return problem;
  const message = typeof said.error === 'string' ? said.error : fallback;
  if (status === 401) return { kind: 'NotSignedIn', message };
  if (status === 413) return { kind: 'TooLarge', message };
  if (status === 429) return { kind: 'RateLimited', message };
  if (status === 404) return { kind: 'NotFound', message };
  if (status >= 502 && status <= 504) return { kind: 'Unavailable', message };
  return { kind: 'Unexpected', message };
}
