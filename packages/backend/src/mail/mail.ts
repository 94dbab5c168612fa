export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The port: whoever sends a mail knows nothing of how it travels. Rejects when it cannot be handed over. */
export interface MailPort {
  readonly name: 'inbox' | 'smtp' | 'none';
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
