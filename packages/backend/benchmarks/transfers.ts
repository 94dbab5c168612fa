import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BenchServer } from './benchServer.ts';
import { load, type Rate } from './load.ts';

const size = 5_000_000;
const transfersAtOnce = 4;

/** What the same machine does with a file and nothing else, until it lies on the disk: no rights, no row, no look at what it is. */
async function plainFileRoute(folder: string) {
  const server = createServer((asked, answer) => {
    const file = path.join(folder, path.basename(asked.url ?? ''));
    const work =
      asked.method === 'POST'
        ? pipeline(asked, createWriteStream(file, { flush: true })).then(() => answer.end('{}'))
        : stat(file).then(({ size }) => {
            answer.setHeader('content-length', size);
            return pipeline(createReadStream(file), answer);
          });
    work.catch(() => answer.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A picture by its first bytes; the rest is nothing that could be packed. */
function picture(): Buffer {
  const bytes = randomBytes(size);
  Buffer.from('89504e470d0a1a0a0000000d4948445200000400000004000802000000', 'hex').copy(bytes);
  return bytes;
}

/** Uploads and downloads of 5 MB, each beside a route that does nothing but move a file. */
export async function transferRates(
  server: BenchServer,
  folder: string,
  seconds: number,
): Promise<Record<string, Rate>> {
  const place = path.join(folder, 'plain');
  await mkdir(place);
  const plain = await plainFileRoute(place);
  const agent = new Agent({ keepAlive: true, maxSockets: transfersAtOnce });
  const body = picture();
  const send = (method: 'GET' | 'POST', address: string, headers: Record<string, string>, sent?: Buffer) =>
    new Promise<number>((resolve, reject) => {
      const asked = request(address, { method, agent, headers }, (answer) => {
        let length = 0;
        answer.on('data', (chunk: Buffer) => (length += chunk.byteLength));
        answer.on('error', reject);
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(length)
            : reject(new Error(`${method} ${address} was answered ${answer.statusCode}.`)),
        );
      });
      asked.on('error', reject);
      asked.end(sent);
    });
  // Nobody else may send so much.
  const key = { apikey: await server.secretKey() };
  const kept = `${server.origin}/storage/v1/object/creations/bench`;
  const options = { atOnce: transfersAtOnce, seconds };
  try {
    await writeFile(path.join(place, 'kept.png'), body);
    const type = { 'content-type': 'image/png' };
    await send('POST', `${kept}/kept.png`, { ...key, ...type }, body);
    return {
      [`Upload of 5 MB, ${transfersAtOnce} at once`]: await load(
        () => send('POST', `${kept}/${randomUUID()}.png`, { ...key, ...type }, body),
        options,
      ),
      '  a plain file route takes it in': await load(
        () => send('POST', `${plain.origin}/${randomUUID()}.png`, type, body),
        options,
      ),
      [`Download of 5 MB, ${transfersAtOnce} at once`]: await load(
        () => send('GET', `${kept}/kept.png`, key),
        options,
      ),
      '  a plain file route gives it': await load(() => send('GET', `${plain.origin}/kept.png`, {}), options),
    };
  } finally {
    agent.destroy();
    await plain.close();
    await rm(place, { recursive: true, force: true });
  }
}
