import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import { dueLetter } from './dueLetters.ts';
import { mostSendSeconds, type MailPort } from './mail.ts';

export interface DeliverContext {
  readonly database: ServiceDatabase;
  readonly mail: MailPort;
  /** Where the links in mails lead. */
  readonly site: string;
  readonly log: (line: string) => void;
  /** No further mail is begun; what was handed out and not sent comes again. */
  readonly signal?: AbortSignal;
}

interface Due {
  readonly id: string;
  readonly kind: string;
  readonly facts: unknown;
  readonly recipient: string | null;
}

/** One in hand at a time, and for longer than the mail server may take over it: nobody else sends it meanwhile. */
const inHand = { p_most: 1, p_lease_seconds: 2 * mostSendSeconds };

/** Sends every mail that is due. One that cannot be handed over stays due and comes again, later each time. */
export async function deliverLetters({ database, mail, site, log, signal }: DeliverContext): Promise<number> {
  let sent = 0;
  for (;;) {
    if (signal?.aborted) return sent;
    const [due] = await database.rows<Due>('claim_letters', inHand);
    if (!due) return sent;
    const { id, kind, facts, recipient } = due;
    const letter = recipient ? dueLetter(kind, facts, recipient, site) : null;
    try {
      // The same name at every try: where one came through after all, servers drop the other.
      if (letter) await mail.send({ ...letter, messageId: id });
      else log(`A letter of the kind ${kind} could not be written.`);
    } catch (error) {
      log(`A letter of the kind ${kind} could not be sent: ${(error as Error).message}`);
      await database.call('letter_failed', { p_letter: id });
      continue;
    }
    await database.call('letter_sent', { p_letter: id });
    if (letter) sent += 1;
  }
}
