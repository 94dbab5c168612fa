import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { accept, differences, filesOf, type Difference } from './differences.ts';
import { reviewPage } from './reviewPage.ts';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}
const told = (status: number, body: string): Answer => ({ status, type: 'text/plain; charset=utf-8', body });
const gone = told(404, 'No such picture differs any more. Load the page anew.');

const pathOf = ({ set, story }: Difference, which: string) =>
  `/${which}/${encodeURIComponent(set)}/${encodeURIComponent(story)}`;

async function answerTo(request: IncomingMessage): Promise<Answer> {
  const all = await differences();
  const { pathname } = new URL(request.url ?? '/', 'http://review');
  if (request.method === 'POST') {
    // A page of somebody else's may post here too, but not as JSON without asking first.
    if (pathname !== '/accept' || request.headers['content-type'] !== 'application/json') return gone;
    const asked = (await json(request)) as Partial<Difference>;
    const found = all.find(({ set, story }) => set === asked.set && story === asked.story);
    if (!found) return gone;
    await accept(found);
    return told(200, 'accepted');
  }
  if (pathname === '/')
    return { status: 200, type: 'text/html; charset=utf-8', body: reviewPage(all, pathOf, true) };
  const which = (['old', 'new', 'diff'] as const).find((each) => pathname.startsWith(`/${each}/`));
  const found = which && all.find((each) => pathOf(each, which) === pathname);
  if (!which || !found) return gone;
  return { status: 200, type: 'image/png', body: await readFile(filesOf(found)[which]) };
}

/** Shows what differs and accepts what a person presses, on a free port of this machine alone. */
export async function serveReview(): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    void answerTo(request)
      .catch((error: Error) => told(500, error.message))
      .then(({ status, type, body }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The review is not served.');
  return { address: `http://127.0.0.1:${at.port}/`, server };
}
