export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  /** Its own name, the same whenever it is sent; a new one where none is given. */
  readonly messageId?: string;
}

/** A sender gives up then, whatever its server does. */
export const mostSendSeconds = 60;

/** The port: whoever sends a mail knows nothing of how it travels. Rejects when it cannot be handed over. */
export interface MailPort {
  readonly name: 'inbox' | 'smtp' | 'none';
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
