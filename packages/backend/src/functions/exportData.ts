import { Buffer } from 'node:buffer';
import { exportData, leaseSeconds, type RunningExport } from '../accounts/exportData.ts';
import { byLink, signedIn } from './access.ts';
import { answer, refuse } from './answer.ts';
import { requestHash } from './requestHash.ts';

/** Null where the link is over; how long to wait, where others are before this one. */
type Begun = RunningExport | { readonly wait: number } | null;

const linkSeconds = 300;
const hashed = (ticket: string) => requestHash(new TextEncoder().encode(ticket));

/** Lasts as long as a reader takes, and no longer than a lease after one has left. */
const notYet = (seconds: number) =>
  refuse({
    kind: 'RateLimited',
    message: `Your data, or that of others, is just being sent. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}; a link that you have stays good for its five minutes.`,
    retryAfter: seconds,
  });

/** Gives a link: a browser saves what it leads to while it comes, where a page would have to hold it all. */
export const openExport = signedIn(
  { name: 'export-data', mostPerMinute: 4 },
  async (_request, { database, exports }, user) => {
    const wait = await database.call<number>('export_wait', { p_user: user.id, p_most: exports.atOnce });
    if (wait > 0) return notYet(wait);
    const ticket = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    const expiresAt = await database.call<string>('open_export', {
      p_user: user.id,
      p_hash: await hashed(ticket),
      p_seconds: linkSeconds,
    });
    // From the server's root: whoever asks knows where that is.
    return answer({ url: `/functions/v1/download-export?ticket=${ticket}`, expires_at: expiresAt });
  },
);

/** All of one person's data, for whoever has the link, once. */
export const downloadExport = byLink(
  { name: 'download-export', mostPerMinute: 60, mostPerMinuteHere: 60 },
  async (request, context) => {
    const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
    const hash = await hashed(ticket);
    const { database, exports } = context;
    // Who only asks what is there, as download programs and link checkers do, takes nothing.
    if (request.method === 'HEAD')
      return (await database.call<string | null>('export_owner', { p_hash: hash }))
        ? zipAnswer(null, context.clock())
        : linkIsOver();
    const begun = await database.call<Begun>('begin_export', {
      p_hash: hash,
      p_most: exports.atOnce,
      p_seconds: leaseSeconds,
    });
    if (!begun) return linkIsOver();
    if ('wait' in begun) return notYet(begun.wait);
    return zipAnswer(exportData(begun, context), context.clock());
  },
);

const linkIsOver = () =>
  refuse({
    kind: 'NotFound',
    message: 'This link is over: it works once, for five minutes. Ask for a new one in your account.',
  });

const zipAnswer = (body: ReadableStream<Uint8Array> | null, now: Date) =>
  new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="kinora-data-${now.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'no-store',
    },
  });
