import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { makeAppPage, pageOf, pageOfNoAddress, type AppConfig, type AppPage } from './appPage.ts';
import { chooseEncoding, compress } from './compress.ts';
import { contentTypeOf, isCompressible } from './contentType.ts';
import { recentlyUsed } from './recentlyUsed.ts';

export interface StaticAppOptions {
  readonly folder: string;
  readonly configFor: (request: Request) => AppConfig;
}

/** Vite names these by their content, so they never change. */
const immutable = 'public, max-age=31536000, immutable';

/** One of each page for a name under which this machine is called, and a name costs nothing to make up. */
const mostPages = 128;
/** More than the app has; an app that is built again while the server runs brings new ones. */
const mostFiles = 1024;

/** The built app: its files, and its page for every address that is not a file. */
export function staticApp({ folder, configFor }: StaticAppOptions): (request: Request) => Promise<Response> {
  const pages = recentlyUsed<AppPage>(mostPages);
  // Made-up names push out each other's pages, never the files that everybody needs.
  const compressedPages = recentlyUsed<Promise<Buffer>>(2 * mostPages);
  const compressedFiles = recentlyUsed<Promise<Buffer>>(mostFiles);

  const madePage = async (name: string, config: AppConfig): Promise<AppPage | null> => {
    const place = placeOf(folder, `/${name}`);
    const info = place === null ? null : await stat(place).catch(() => null);
    if (place === null || !info?.isFile()) return null;
    const key = JSON.stringify([name, info.mtimeMs, info.size, config]);
    const known = pages.get(key);
    if (known) return known;
    return pages.set(key, makeAppPage(await readFile(place, 'utf8'), config));
  };

  const emptyPage = (config: AppConfig) => madePage(pageOfNoAddress, config);

  const page = async (request: Request, address: string): Promise<Response> => {
    const config = configFor(request);
    // The app's own routes take capitals for small letters, too.
    const name = pageOf(address.toLowerCase());
    const own = name === pageOfNoAddress ? null : await madePage(name, config);
    const made = own ?? (await emptyPage(config));
    if (!made) return plain(503, 'The app is not built yet. Run the start command again.');
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': made.policy,
      etag: made.etag,
      vary: 'Accept-Encoding, Host',
    });
    // Every screen has a page of its own: for any other address the app has nothing, and says so itself.
    const status = own ? 200 : 404;
    if (own && request.headers.get('if-none-match') === made.etag)
      return new Response(null, { status: 304, headers });
    return encoded(request, { headers, status }, made.html, { kept: compressedPages, key: made.etag });
  };

  const encoded = async (
    request: Request,
    { headers, status = 200 }: { readonly headers: Headers; readonly status?: number },
    bytes: Buffer,
    { kept, key }: { readonly kept: typeof compressedFiles; readonly key: string },
  ): Promise<Response> => {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    if (encoding) headers.set('content-encoding', encoding);
    const name = `${key} ${encoding}`;
    const body = encoding ? await (kept.get(name) ?? kept.set(name, compress(bytes, encoding))) : bytes;
    headers.set('content-length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers, status });
  };

  const file = async (request: Request, place: string): Promise<Response | null> => {
    const info = await stat(place).catch(() => null);
    if (!info?.isFile()) return null;
    const type = contentTypeOf(place);
    const etag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
    // What a worker may do is said where its file comes from.
    const policy = (await emptyPage(configFor(request)))?.policy;
    const isHashed = path.relative(folder, place).startsWith(`assets${path.sep}`);
    const headers = new Headers({
      'content-type': type,
      'cache-control': isHashed ? immutable : 'no-cache',
      etag,
      'cross-origin-resource-policy': 'same-origin',
      ...(policy && { 'content-security-policy': policy }),
    });
    if (isCompressible(type)) headers.set('vary', 'Accept-Encoding');
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    if (isCompressible(type)) {
      const key = `${place} ${etag}`;
      return encoded(request, { headers }, await readFile(place), { kept: compressedFiles, key });
    }
    headers.set('content-length', String(info.size));
    const body =
      request.method === 'HEAD'
        ? null
        : (Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>);
    return new Response(body, { headers });
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'This address can only be read.', { allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const place = placeOf(folder, pathname);
    if (place === null) return plain(400, 'This address cannot be read.');
    const address = decodeURIComponent(pathname).replace(/(?<=.)\/$/, '');
    if (address !== '/' && !address.endsWith('.html')) {
      const found = await file(request, place);
      if (found) return found;
      // A file that is gone must not come back as a page: the browser would take it for a script.
      if (path.extname(pathname) !== '') return plain(404, 'There is no such file.');
    }
    return page(request, address.replace(/(\/index)?\.html$/, '') || '/');
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

function plain(status: number, sentence: string, more: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...more },
  });
}
