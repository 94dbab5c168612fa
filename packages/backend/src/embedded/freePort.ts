import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartProblem } from './StartProblem.ts';

/** A port of this machine that nobody listens on, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new StartProblem('No free port on 127.0.0.1.');
  return address.port;
}
