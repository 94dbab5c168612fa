import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aMoment } from '../../../embedded/testing/aMoment.ts';
import { falEmulator, type FalEmulator, type Submitted } from './falEmulator.ts';

const queue = 'https://queue.fal.run';
const rest = 'https://rest.fal.ai';
const files = 'https://v3.fal.media';
const keys = 'https://rest.alpha.fal.ai';

export interface FalOverHttp {
  /** What makes a server render with the emulator, by its environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Its addresses that no environment names, and where they are here. */
  readonly places: Readonly<Record<string, string>>;
  readonly fal: FalEmulator;
  stop(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

export interface FalOverHttpOptions {
  /** What comes of every job. */
  readonly file?: Uint8Array;
  /** Jobs are done as soon as they are taken, and where an address was named for it, that is reported there. */
  readonly isQuick?: boolean;
}

/** The emulator of fal on a port of this machine. Its own addresses become those of the port, and back. */
export async function falOverHttp({
  file = new Uint8Array(),
  isQuick = false,
}: FalOverHttpOptions = {}): Promise<FalOverHttp> {
  const fal = falEmulator({ file, isQuick });
  const leaving = new AbortController();
  /** As the provider does it: whoever does not take a report gets it again. */
  async function report({ requestId, webhook }: Submitted): Promise<void> {
    const said = { request_id: requestId, gateway_request_id: requestId, status: 'OK' };
    const isTaken = async () => {
      const { headers, body } = fal.report(said, { at: new Date() });
      const { signal } = leaving;
      const answer = await fetch(webhook!, { method: 'POST', headers, body, signal } as RequestInit);
      await answer.body?.cancel();
      return answer.ok;
    };
    while (!leaving.signal.aborted && !(await isTaken().catch(() => false))) await aMoment();
  }
  let origin = '';
  let told = 0;
  const meant = (path: string) => {
    if (path.startsWith('/storage/')) return `${rest}${path}`;
    return path.startsWith('/files/') ? `${files}${path}` : `${queue}${path}`;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { authorization } = request.headers;
      const method = request.method ?? 'GET';
      const body = await bodyOf(request);
      const answer = await fal.fetch(meant(request.url ?? ''), {
        method,
        headers: authorization ? { authorization } : {},
        ...(method === 'POST' && { body: body.toString() }),
        ...(method === 'PUT' && { body: new Uint8Array(body) }),
      });
      if (method === 'GET' && request.url?.startsWith('/files/')) {
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.bytes());
        return;
      }
      const text = (await answer.text())
        .replaceAll(queue, origin)
        .replace(`"upload_url":"${files}`, `"upload_url":"${origin}`);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      const taken = fal.submitted.slice(told);
      told += taken.length;
      if (isQuick) for (const each of taken) if (each.webhook) void report(each);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { FAL_KEY: fal.key, KINORA_TRAINER: 'fal', FAL_QUEUE_URL: origin, FAL_REST_URL: origin },
    places: { [files]: origin, [keys]: origin },
    fal,
    stop: () => {
      leaving.abort();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
