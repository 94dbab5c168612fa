import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountLetter, linkKinds } from './accountLetters.ts';
import { chooseMail } from './chooseMail.ts';
import { createInboxMail } from './inboxMail.ts';
import { createSmtpMail } from './smtpMail.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-mail-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const letter = (to: string) =>
  accountLetter('signup', to, 'https://kinora.example.org/auth/v1/verify?token=1&type=signup');

test.each(linkKinds)('the %s letter says in text and page what it is for and where it leads', (kind) => {
  const href = 'https://kinora.example.org/auth/v1/verify?token=a&redirect_to="><script>';
  const mail = accountLetter(kind, 'a@example.org', href);
  expect(mail.text).toContain(href);
  expect(mail.html).toContain('token=a&amp;redirect_to=&quot;&gt;&lt;script&gt;');
  expect(mail.html).not.toContain('<script>');
  expect(mail.text).toMatch(/ignore this mail|change your password/);
});

test('the inbox keeps mails over a restart, newest first, one person’s apart', async () => {
  const inbox = createInboxMail({ folder });
  await Promise.all(['a@example.org', 'B@example.org', 'a@example.org'].map((to) => inbox.send(letter(to))));
  await writeFile(path.join(folder, '000-cut-off.json'), '{"to":');
  const later = createInboxMail({ folder });
  expect((await later.list()).map((mail) => mail.to)).toEqual([
    'a@example.org',
    'B@example.org',
    'a@example.org',
  ]);
  const [only, ...none] = await later.list('b@EXAMPLE.org');
  expect([only?.to, none]).toEqual(['B@example.org', []]);
  expect(await later.read(only?.id ?? '')).toEqual(only);
  expect(await later.read('../secret')).toBeNull();
});

test('the inbox lets go of the oldest', async () => {
  const inbox = createInboxMail({ folder, keep: 2, clock: () => new Date(0) });
  for (const name of ['1', '2', '3']) await inbox.send(letter(`${name}@example.org`));
  expect((await inbox.list()).map((mail) => mail.to)).toEqual(['3@example.org', '2@example.org']);
  expect(await readdir(folder)).toHaveLength(2);
});

/** Speaks as much SMTP as a delivery needs, and keeps what it was told. */
async function listenSmtp(): Promise<{ server: Server; url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n')) {
        if (line === '') continue;
        heard.push(line);
        if (isData && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else socket.write(line.startsWith('EHLO') ? '250-here\r\n250 8BITMIME\r\n' : '250 ok\r\n');
        isData = line === 'DATA';
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as { port: number };
  return { server, url: `smtp://127.0.0.1:${address.port}`, heard };
}

test('with a mail server named, mails go there, with sender, subject and both forms', async () => {
  const { server, url, heard } = await listenSmtp();
  const { mail, inbox } = chooseMail({
    env: { SMTP_URL: url, MAIL_FROM: 'Kinora <hello@kinora.example.org>' },
    isLocal: true,
    inboxFolder: folder,
  });
  await mail.send({ ...letter('a@example.org'), messageId: 'letter-1' });
  await mail.close();
  server.close();
  const told = heard.join('\n');
  expect([inbox, mail.name]).toEqual([null, 'smtp']);
  expect(told).toContain('MAIL FROM:<hello@kinora.example.org>');
  expect(told).toContain('Message-ID: <letter-1@kinora.example.org>');
  expect(told).toContain('RCPT TO:<a@example.org>');
  expect(told).toContain('Subject: Confirm your email address');
  expect(told).toContain('text/plain');
  expect(told).toContain('text/html');
});

test('a mail server that never ends is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let greeted = () => {};
  const isGreeted = new Promise<void>((resolve) => (greeted = resolve));
  // It takes the connection and the words, and says nothing but that it is still there.
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket
      .on('error', () => {})
      .on('data', () => {
        greeted();
        socket.write('250-wait\r\n');
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@example.org' });
  const outcome = mail.send(letter('a@example.org')).catch((problem: unknown) => String(problem));
  await isGreeted;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await outcome).toContain('took longer than 60 s');
  vi.useRealTimers();
  await mail.close();
  server.close();
});

test('a mail server that is not there is the sender’s to know', async () => {
  const { server, url } = await listenSmtp();
  server.close();
  await once(server, 'close');
  const { mail } = chooseMail({ env: { SMTP_URL: url }, isLocal: true, inboxFolder: folder });
  await expect(mail.send(letter('a@example.org'))).rejects.toThrow(/ECONNREFUSED/);
  await mail.close();
});

test('in public without a mail server no mail is lost silently', async () => {
  const { mail, inbox } = chooseMail({ env: {}, isLocal: false, inboxFolder: folder });
  expect([mail.name, inbox]).toEqual(['none', null]);
  await expect(mail.send(letter('a@example.org'))).rejects.toThrow('its operator sets SMTP_URL');
});
