import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, MailPort } from './mail.ts';

export interface InboxEntry extends Mail {
  readonly id: string;
  readonly sentAt: string;
}

export interface Inbox extends MailPort {
  /** Newest first. */
  list(to?: string): Promise<InboxEntry[]>;
  read(id: string): Promise<InboxEntry | null>;
}

export interface InboxOptions {
  readonly folder: string;
  readonly clock?: () => Date;
  /** Older mails beyond this number are removed. */
  readonly keep?: number;
}

/** Keeps every mail as a file of the data folder, where the development inbox shows it. */
export function createInboxMail({ folder, clock = () => new Date(), keep = 200 }: InboxOptions): Inbox {
  let turn = Promise.resolve();
  let last = 0;

  const store = async (mail: Mail): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Names sort by time even when two mails fall into one millisecond.
    last = Math.max(last + 1, clock().getTime());
    const id = `${String(last).padStart(15, '0')}-${randomUUID()}`;
    const entry: InboxEntry = { id, sentAt: new Date(last).toISOString(), ...mail };
    const part = path.join(folder, `${id}.part`);
    await writeFile(part, JSON.stringify(entry), { mode: 0o600 });
    await rename(part, path.join(folder, `${id}.json`));
    const names = await fileNames(folder);
    await Promise.all(names.slice(keep).map((name) => rm(path.join(folder, name), { force: true })));
  };

  return {
    name: 'inbox',
    send: (mail) => (turn = turn.catch(() => {}).then(() => store(mail))),
    list: async (to) => {
      const entries = await Promise.all(
        (await fileNames(folder)).map((name) => readEntry(path.join(folder, name))),
      );
      const wanted = to?.toLowerCase();
      return entries
        .filter((entry) => entry !== null)
        .filter((entry) => !wanted || entry.to.toLowerCase() === wanted);
    },
    read: async (id) => (/^[\w-]+$/.test(id) ? readEntry(path.join(folder, `${id}.json`)) : null),
    close: () => turn.catch(() => {}),
  };
}

async function fileNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .toReversed();
}

async function readEntry(file: string): Promise<InboxEntry | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as InboxEntry;
  } catch {
    return null;
  }
}
