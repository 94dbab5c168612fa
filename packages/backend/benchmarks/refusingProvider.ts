import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A provider of videos that takes every order, lets it wait until it is opened, and then refuses it. */
export async function refusingProvider() {
  let isOpen = false;
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const own = `${origin}/requests/${randomUUID()}`;
    const [, last] = /\/requests\/[^/]+(\/\w+)?$/.exec(request.url ?? '') ?? [];
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    request.resume().on('end', () => {
      if (request.method === 'POST')
        say(200, {
          request_id: own.slice(-36),
          status_url: `${own}/status`,
          response_url: own,
          cancel_url: `${own}/cancel`,
        });
      else if (last === '/status')
        say(200, isOpen ? { status: 'COMPLETED' } : { status: 'IN_QUEUE', queue_position: 7 });
      else say(422, { detail: 'It is closed today' });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port.');
  return {
    env: { FAL_KEY: 'id:secret', FAL_QUEUE_URL: `http://127.0.0.1:${address.port}` },
    open: () => {
      isOpen = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
