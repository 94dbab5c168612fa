import { countAttempts } from './attempts.ts';
import { authCall } from './authCall.ts';

export interface AuthLimitOptions {
  readonly clock: () => Date;
  /** How many attempts one address has before it must wait. */
  readonly attempts?: number;
  /** In which time they all come back. */
  readonly seconds?: number;
}

/** As hosted has it from config.toml: sign-ins and sign-ups, and as many links that are followed. */
export const usualAttempts = { attempts: 30, seconds: 300 } as const;

/** Of everything else that has a body: far more than people behind one address need, and less than would keep a server busy. */
const usualBodies = 20;

/** What guesses, mails or hashes; everything else of auth is cheap and needs a token. */
const guarded = /\/(token|signup|recover|resend|verify|otp|magiclink)\/*$/;

/** Seconds that this address has to wait, or 0. */
export function authLimit({
  clock,
  attempts = usualAttempts.attempts,
  seconds = usualAttempts.seconds,
}: AuthLimitOptions) {
  const counted = countAttempts({ clock, attempts, seconds });
  const bodies = countAttempts({ clock, attempts: attempts * usualBodies, seconds });
  return (request: Request, address: string): number => {
    const { pathname } = new URL(request.url);
    if (request.method === 'OPTIONS' || !pathname.startsWith('/auth/v1/')) return 0;
    if (guarded.test(pathname) && !authCall(request).isRefresh) return counted.take(address);
    return ['GET', 'HEAD'].includes(request.method) ? 0 : bodies.take(address);
  };
}
