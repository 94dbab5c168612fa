import { expect, it } from 'vitest';
import { redacted } from './redacted.ts';
import { logFormat, serverLog } from './serverLog.ts';

it.each([
  ['Mail to ada.lovelace+kinora@mail.example.org failed', 'Mail to [mail address] failed'],
  ['Mail to ünï@exämple.org', 'Mail to [mail address]'],
  ['authorization: Bearer abcdefghijkl', 'authorization: Bearer [key]'],
  ['Key id-1234:secretsecret was refused', 'Key [key] was refused'],
  ['eyJhbGciOi.eyJzdWIiOi.c2ln over', '[token] over'],
  ['apikey sb_secret_abc-DEF_1 and sb_publishable_x9', 'apikey [key] and [key]'],
  ['STRIPE sk_live_1234567890 whsec_abcdefghij', 'STRIPE [key] [key]'],
  [
    '/object/sign/creations/u/a.mp4?token=abc.def&download=x',
    '/object/sign/creations/u/a.mp4?token=[key]&download=x',
  ],
  ['postgres://kinora:p4ss@127.0.0.1:5000/x', 'postgres://[key]@127.0.0.1:5000/x'],
  ['smtps://me:secret@smtp.example.org', 'smtps://[key]@smtp.example.org'],
  ['from 203.0.113.7 at 12:30:45', 'from [address] at 12:30:45'],
  ['from 2001:db8:85a3::8a2e:370:7334', 'from [address]'],
  ['image data:image/png;base64,iVBORw0KGgo= was odd', 'image [file] was odd'],
  [
    'Job 0b0e7c1e-1111-4222-8333-444455556666: failed after 3 s',
    'Job 0b0e7c1e-1111-4222-8333-444455556666: failed after 3 s',
  ],
])('%s', (line, written) => {
  expect(redacted(line)).toBe(written);
});

const clock = () => new Date('2026-11-21T12:00:00Z');
const request = {
  method: 'POST',
  route: '/rest/v1/user_creations',
  status: 200,
  milliseconds: 3,
  requestId: 'r',
};

it('the log writes for programs one object a line, with requests', () => {
  const lines: string[] = [];
  const log = serverLog({ format: 'json', write: (line) => lines.push(line), clock });
  log.line('Job 1 of ada@example.org\nfailed');
  log.request!(request);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      time: '2026-11-21T12:00:00.000Z',
      level: 'warn',
      event: 'message',
      message: 'Job 1 of [mail address]\nfailed',
    },
    { time: '2026-11-21T12:00:00.000Z', level: 'info', event: 'request', ...request },
  ]);
});

it('the log writes for people what went wrong, and no requests', () => {
  const lines: string[] = [];
  const log = serverLog({ format: 'text', write: (line) => lines.push(line), clock });
  log.line('Mail to ada@example.org failed');
  expect([lines, log.request]).toEqual([['Mail to [mail address] failed'], null]);
});

it('the log is for people on one’s own machine, for programs elsewhere, and as named', () => {
  expect([logFormat({}, true), logFormat({}, false)]).toEqual(['text', 'json']);
  expect([logFormat({ KINORA_LOG: 'json' }, true), logFormat({ KINORA_LOG: 'text' }, false)]).toEqual([
    'json',
    'text',
  ]);
});
