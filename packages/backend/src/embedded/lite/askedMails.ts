import { countAttempts, type Attempts } from '../attempts.ts';
import { authAnswer, tooSoon } from './authAnswers.ts';
import { bodyOf } from './bodyOf.ts';
import { findAccount, mailPauseSeconds, pauseLeft, sendConfirmationAgain } from './repeatedMail.ts';
import { behindAnswer, type UnseenMailOptions } from './unseenMail.ts';

type Answering = (request: Request) => Promise<Response>;

/**
 * Mails that anybody can ask for in anybody's name. Whether there is such an account shows neither in the answer nor in
 * the time that it takes.
 */
export function askedMails(options: UnseenMailOptions): {
  readonly recover: Answering;
  readonly resend: Answering;
} {
  const { api, pool, mail, clock, isSeen } = options;
  const once = { attempts: 1, seconds: mailPauseSeconds, clock };
  const [resets, resends] = [countAttempts(once), countAttempts(once)];
  /** Who has no account waits as long as who has one. */
  const pause = (asked: Attempts, email: string, age: number | null): number =>
    pauseLeft(age) || (isSeen ? 0 : asked.take(email.toLowerCase()));

  const behind = async (work: () => Promise<unknown>): Promise<Response> => {
    await behindAnswer(work, 'A mail that was asked for', options);
    return authAnswer(200, {});
  };

  const recover: Answering = async (request) => {
    const { email } = await bodyOf(request);
    if (typeof email !== 'string' || !isAddress(email)) return api(request);
    const account = await findAccount(pool, email);
    const wait = pause(resets, email, account && account.recoveryAge);
    if (wait > 0) return tooSoon(wait);
    const { url, method, headers } = request;
    // Its own body: that of the request ends with the answer.
    const asked = new Request(url, { method, headers, body: await request.text() });
    if (isSeen) return api(asked);
    return behind(() => api(asked));
  };

  const resend: Answering = async (request) => {
    const { type, email } = await bodyOf(request);
    if (type !== 'signup' || typeof email !== 'string' || !isAddress(email)) return api(request);
    const account = await findAccount(pool, email);
    const isDue = account && !account.isConfirmed;
    const wait = pause(resends, email, isDue ? account.confirmationAge : null);
    if (wait > 0) return tooSoon(wait);
    return behind(async () => isDue && sendConfirmationAgain(pool, mail, account));
  };

  return { recover, resend };
}

const isAddress = (email: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);
