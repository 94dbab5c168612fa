import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { makeAppPage, type AppConfig, type AppPage } from './appPage.ts';
import { chooseEncoding, compress, type Encoding } from './compress.ts';
import { contentTypeOf, isCompressible } from './contentType.ts';

export interface StaticAppOptions {
  readonly folder: string;
  readonly configFor: (request: Request) => AppConfig;
}

/** Vite names these by their content, so they never change. */
const immutable = 'public, max-age=31536000, immutable';

/** The built app: its files, and its page for every address that is not a file. */
export function staticApp({ folder, configFor }: StaticAppOptions): (request: Request) => Promise<Response> {
  const compressed = new Map<string, Promise<Buffer>>();
  const pages = new Map<string, AppPage>();

  const compressedFile = (key: string, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer> => {
    const known = compressed.get(key);
    if (known) return known;
    const made = read().then((bytes) => compress(bytes, encoding));
    compressed.set(key, made);
    return made;
  };

  const currentPage = async (config: AppConfig): Promise<AppPage | null> => {
    const place = path.join(folder, 'index.html');
    const info = await stat(place).catch(() => null);
    if (!info) return null;
    const key = JSON.stringify([info.mtimeMs, info.size, config]);
    const known = pages.get(key);
    if (known) return known;
    // One page a name under which this machine is called, and a name costs nothing to make up.
    if (pages.size >= 16) pages.clear();
    const made = makeAppPage(await readFile(place, 'utf8'), config);
    pages.set(key, made);
    return made;
  };

  const page = async (request: Request): Promise<Response> => {
    const made = await currentPage(configFor(request));
    if (!made) return plain(503, 'The app is not built yet. Run the start command again.');
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': made.policy,
      etag: made.etag,
      vary: 'Accept-Encoding, Host',
    });
    if (request.headers.get('if-none-match') === made.etag)
      return new Response(null, { status: 304, headers });
    return encoded(request, headers, made.html, `page ${made.etag}`);
  };

  const encoded = async (
    request: Request,
    headers: Headers,
    bytes: Buffer,
    key: string,
  ): Promise<Response> => {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    if (encoding) headers.set('content-encoding', encoding);
    const body = encoding ? await compressedFile(`${key} ${encoding}`, encoding, async () => bytes) : bytes;
    headers.set('content-length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  };

  const file = async (request: Request, place: string): Promise<Response | null> => {
    const info = await stat(place).catch(() => null);
    if (!info?.isFile()) return null;
    const type = contentTypeOf(place);
    const etag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
    const isHashed = path.relative(folder, place).startsWith(`assets${path.sep}`);
    const headers = new Headers({
      'content-type': type,
      'cache-control': isHashed ? immutable : 'no-cache',
      etag,
      'cross-origin-resource-policy': 'same-origin',
    });
    if (isCompressible(type)) headers.set('vary', 'Accept-Encoding');
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    if (isCompressible(type)) return encoded(request, headers, await readFile(place), `${place} ${etag}`);
    headers.set('content-length', String(info.size));
    const body =
      request.method === 'HEAD'
        ? null
        : (Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>);
    return new Response(body, { headers });
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'This address can only be read.');
    const { pathname } = new URL(request.url);
    const place = placeOf(folder, pathname);
    if (place === null) return plain(400, 'This address cannot be read.');
    if (pathname !== '/' && pathname !== '/index.html') {
      const found = await file(request, place);
      if (found) return found;
      // A file that is gone must not come back as a page: the browser would take it for a script.
      if (path.extname(pathname) !== '') return plain(404, 'There is no such file.');
    }
    return page(request);
  };
}

function placeOf(folder: string, pathname: string): string | null {
  try {
    const place = path.join(folder, decodeURIComponent(pathname));
    return place === folder || place.startsWith(`${folder}${path.sep}`) || place === `${folder}/`
      ? place
      : null;
  } catch {
    return null;
  }
}

function plain(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
