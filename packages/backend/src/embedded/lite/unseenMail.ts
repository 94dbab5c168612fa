import type pg from 'pg';
import type { MailPort } from '../../mail/mail.ts';

/** What answers to anybody, in anybody's name, need to send a mail that shows nothing of who has an account. */
export interface UnseenMailOptions {
  readonly api: (request: Request) => Promise<Response>;
  readonly pool: pg.Pool;
  readonly mail: MailPort;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** On one's own machine nobody takes the time: the answer waits for the mail, and says when it can't be sent. */
  readonly isSeen: boolean;
}

/** Does it behind the answer: what a mail takes shows nothing where nobody waits for it. */
export async function behindAnswer(
  work: () => Promise<unknown>,
  what: string,
  { isSeen, log }: Pick<UnseenMailOptions, 'isSeen' | 'log'>,
): Promise<void> {
  const done = work();
  if (isSeen) await done;
  else void done.catch((problem: Error) => log(`${what} failed: ${problem.message}`));
}
