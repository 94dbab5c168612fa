import type { BlobFolder } from './BlobFolder.ts';
import { readByteRange } from './byteRange.ts';
import type { StoredObject } from './objectTable.ts';

export interface ServeOptions {
  readonly request: Request;
  readonly object: StoredObject;
  readonly blobs: BlobFolder;
  readonly isPublic: boolean;
}

/** Sends a stored file so that it can be shown, played and sought in, and can do nothing else. */
export function serveObject({ request, object, blobs, isPublic }: ServeOptions): Response {
  const { metadata } = object;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': `${isPublic ? 'public' : 'private'}, ${metadata.cacheControl}`,
    'content-type': metadata.mimetype,
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    // One origin serves app and uploads: this is what keeps a file from acting in anybody's name.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
  });
  const disposition = dispositionOf(new URL(request.url), object);
  if (disposition) headers.set('content-disposition', disposition);

  if (isKnown(request.headers.get('if-none-match'), metadata.eTag))
    return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get('if-range');
  const isSameFile = ifRange === null || ifRange === metadata.eTag;
  const range = readByteRange(isSameFile ? request.headers.get('range') : null, metadata.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${metadata.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { from, to } = range === 'whole' ? { from: 0, to: metadata.size - 1 } : range;
  headers.set('content-length', String(to - from + 1));
  if (range !== 'whole') headers.set('content-range', `bytes ${from}-${to}/${metadata.size}`);
  const hasBody = request.method !== 'HEAD' && metadata.size > 0;
  return new Response(hasBody ? blobs.read(object, from, to) : null, {
    status: range === 'whole' ? 200 : 206,
    headers,
  });
}

/** One of several, or one that a proxy on the way has weakened. */
const isKnown = (named: string | null, eTag: string): boolean =>
  named?.split(',').some((each) => each.trim().replace(/^W\//, '') === eTag) ?? false;

/** `?download` saves under the file's name, `?download=name` under another; what no browser should open is always saved. */
function dispositionOf(url: URL, object: StoredObject): string | null {
  const asked = url.searchParams.get('download');
  const isMedia = /^(image|video|audio)\//.test(object.metadata.mimetype);
  if (asked === null && isMedia) return null;
  const name = decodedAgain(asked ?? '') || (object.name.split('/').at(-1) ?? 'file');
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

/** storage-js encodes this name twice in a signed link. */
function decodedAgain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
