import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nobody has, so that two runs, or a stranger's server, are not in each other's way. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
