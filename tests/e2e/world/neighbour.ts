import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** supabase-js as it is published for a page's script tag. */
const client = path.join(
  import.meta.dirname,
  '../../../packages/backend/node_modules/@supabase/supabase-js/dist/umd/supabase.js',
);
const page = `<!doctype html><html lang="en"><head><title>A studio of its own</title>
<link rel="icon" href="data:," /><script src="/supabase.js"></script></head><body></body></html>`;

/** Somebody else's page, at an address of its own, that has nothing but supabase-js in it. */
export interface Neighbour {
  /** Kinora's server knows it by this name. */
  readonly known: string;
  /** The very same page, which is another origin to a browser. */
  readonly unknown: string;
  stop(): Promise<void>;
}

export async function startNeighbour(): Promise<Neighbour> {
  const script = await readFile(client);
  const server = createServer(({ url }, response) => {
    if (url === '/supabase.js') response.setHeader('content-type', 'text/javascript').end(script);
    else response.setHeader('content-type', 'text/html').end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    known: `http://127.0.0.1:${port}`,
    unknown: `http://localhost:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
