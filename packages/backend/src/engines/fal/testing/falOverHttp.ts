import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { falEmulator, type FalEmulator } from './falEmulator.ts';

const queue = 'https://queue.fal.run';
const rest = 'https://rest.fal.ai';
const files = 'https://v3.fal.media';

/** What makes a server render with the emulator, by its environment. */
export interface FalOverHttp {
  readonly env: Readonly<Record<string, string>>;
  readonly fal: FalEmulator;
  stop(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/** The emulator of fal on a port of this machine. Its own addresses become those of the port, and back. */
export async function falOverHttp(): Promise<FalOverHttp> {
  const fal = falEmulator({ file: new Uint8Array() });
  let origin = '';
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
      const text = (await answer.text())
        .replaceAll(queue, origin)
        .replace(`"upload_url":"${files}`, `"upload_url":"${origin}`);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { FAL_KEY: fal.key, KINORA_TRAINER: 'fal', FAL_QUEUE_URL: origin, FAL_REST_URL: origin },
    fal,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
