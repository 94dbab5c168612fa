import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { everywhere, nothingAtAll } from '../http/everyAnswer.ts';
import { StartProblem } from './StartProblem.ts';

/** `peer` is the address at the other end of the connection, `body` what comes in over it. */
export interface Arrival {
  readonly peer: string | undefined;
  readonly body: AsyncIterable<Uint8Array>;
}

export type Answer = (request: Request, arrival: Arrival) => Response | Promise<Response>;

export interface HttpServer {
  readonly port: number;
  /** From now on these answer; before, everybody is asked to wait. */
  serve(answer: Answer): void;
  /** Requests that are under way are finished. Again is the same. */
  close(): Promise<void>;
}

/** How long a request that is under way may take once the server stops. */
const usualPatience = 10_000;

/** Connections that wait to be taken in: past Node's own 511, a crowd that comes at once is turned away by the system. */
const mostAtTheDoor = 4096;

/** Node's own five minutes cut off 100 MB on a slow line. The head of a request still has to come within one. */
const longestRequest = 3_600_000;

/** Takes the port first of all, so that a second start learns at once that it is taken. */
export async function openHttpServer(
  host: string,
  port: number,
  patience = usualPatience,
): Promise<HttpServer> {
  let answer: Answer = () =>
    new Response('Kinora is starting. Try again in a moment.\n', {
      status: 503,
      headers: { ...everywhere, 'content-security-policy': nothingAtAll, 'retry-after': '1' },
    });
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      // Who stops reading leaves the rest to be drained, so that the connection can go on.
      const body = incoming.iterator({ destroyOnReturn: false });
      return answer(request, { peer: incoming.socket.remoteAddress, body });
    },
    overrideGlobalObjects: false,
  }) as Server;
  server.requestTimeout = longestRequest;
  server.listen({ port, host, backlog: mostAtTheDoor });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error as NodeJS.ErrnoException, host, port);
  }
  const address = server.address();
  let closing: Promise<void> | null = null;
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve: (next) => (answer = next),
    close: () => (closing ??= close(server, patience)),
  };
}

/** Takes nobody in any more, and lets who is in finish. */
async function close(server: Server, patience: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection whose request has just ended is kept open by its client, and would be waited for.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): StartProblem {
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is taken by another program: stop it, or choose another port with PORT=${port + 1}.`,
      );
    case 'EACCES':
      return new StartProblem(`This account may not open port ${port}: choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`HOST is "${host}", and this machine has no such address.`);
    default:
      return new StartProblem(`Kinora cannot listen on ${host}, port ${port}: ${message}`);
  }
}
