import { isPasswordTooLong } from '@kinora/contract';
import { alreadyHereLetter } from '../../mail/accountLetters.ts';
import { countAttempts } from '../attempts.ts';
import { authAnswer, noMailServer, passwordTooLong } from './authAnswers.ts';
import { bodyOf } from './bodyOf.ts';
import { currentRequest } from './currentRequest.ts';
import { madeUpUser } from './madeUpUser.ts';
import {
  findAccount,
  mailPauseSeconds,
  pauseLeft,
  sendConfirmationAgain,
  type Account,
} from './repeatedMail.ts';
import { hashInVain } from './signInProof.ts';
import { behindAnswer, type UnseenMailOptions } from './unseenMail.ts';

/** An address that has an account is answered as a new one, after as much work: nobody learns who is here. */
export function signUp({ api, pool, mail, clock, log, isSeen }: UnseenMailOptions) {
  const tellings = countAttempts({ attempts: 1, seconds: mailPauseSeconds, clock });
  /** The owner alone learns that there is an account; nobody gets more mails than from a first sign-up. */
  const write = async (account: Account): Promise<void> => {
    if (!account.isConfirmed) {
      if (pauseLeft(account.confirmationAge) === 0) await sendConfirmationAgain(pool, mail, account);
    } else if (tellings.take(account.email) === 0) {
      const { origin = '' } = currentRequest.getStore() ?? {};
      await mail.send(alreadyHereLetter(account.email, `${origin}/`));
    }
  };

  const answered = async (request: Request): Promise<Response> => {
    const { email, password, data } = await bodyOf(request);
    if (typeof password === 'string' && isPasswordTooLong(password)) return passwordTooLong();
    const answer = await api(request);
    // The API speaks of waiting to anybody whose address it knows.
    if (answer.status !== 429 || typeof email !== 'string') return answer;
    const account = await findAccount(pool, email);
    if (!account) return answer;
    await hashInVain(password);
    await behindAnswer(() => write(account), 'A mail about a sign-up', { isSeen, log });
    return authAnswer(200, madeUpUser(account.email, data));
  };

  /** Two presses at the same moment: the API would fail over the second, which finds the account of the first. */
  const turns = new Map<string, Promise<unknown>>();
  const inTurn = async (request: Request): Promise<Response> => {
    const { email } = await bodyOf(request);
    const key = typeof email === 'string' ? email.toLowerCase() : '';
    const mine = (turns.get(key) ?? Promise.resolve()).then(() => answered(request));
    const ended = mine.catch(() => undefined);
    turns.set(key, ended);
    try {
      return await mine;
    } finally {
      if (turns.get(key) === ended) turns.delete(key);
    }
  };

  return async (request: Request): Promise<Response> => {
    const asked = currentRequest.getStore();
    const isUnawaited = !isSeen;
    const answer = await (asked
      ? currentRequest.run({ ...asked, isUnawaited }, () => inTurn(request))
      : inTurn(request));
    // Nobody can be confirmed then, whoever they are, and everybody hears it.
    return answer.ok && mail.name === 'none' ? noMailServer() : answer;
  };
}
