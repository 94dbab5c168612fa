import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { isKeepableJson } from '../../intake/keepableJson.ts';
import { StorageRefusal } from './StorageRefusal.ts';

export interface UploadBody {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** As the sender says, with a form's own words where it is one; null where nothing is said. */
  readonly announced: number | null;
  /** What the sender calls it. */
  readonly claimedType: string;
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
}

const oneHour = 'max-age=3600';

/** The file in a request: as it is, or the file field of a form, as storage-js sends a Blob. `body` are its bytes. */
export async function readUploadBody(request: Request, body: AsyncIterable<Uint8Array>): Promise<UploadBody> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (/^multipart\/form-data/i.test(type))
    return { ...(await readForm(Readable.from(body), type)), announced: announcedBy(request) };
  return {
    bytes: whole(body),
    announced: announcedBy(request),
    claimedType: type,
    cacheControl: readCacheControl(request.headers.get('cache-control')),
    userMetadata: readMetadata(request.headers.get('x-metadata'), 'base64'),
  };
}

const unreadable = () => new StorageRefusal(400, 'InvalidRequest', 'The form in this upload cannot be read.');

function formReader(type: string) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { files: 1, fields: 10, fieldSize: 100_000, parts: 12 },
    });
  } catch {
    // It does not say where its parts begin.
    throw unreadable();
  }
}

async function readForm(body: Readable, type: string): Promise<Omit<UploadBody, 'announced'>> {
  const form = formReader(type);
  const fields = new Map<string, string>();
  form.on('field', (name, value) => fields.set(name, value));
  const file = new Promise<{ stream: Readable; mime: string } | null>((resolve, reject) => {
    form.on('file', (_field, stream, _name, _encoding, mime) => {
      // It may break before anybody reads it, and unheard that would end the whole server.
      stream.on('error', (error) => stream.destroyed || stream.destroy(error));
      resolve({ stream, mime });
    });
    form.on('finish', () => resolve(null));
    form.on('error', reject);
  });
  // A connection that breaks before the file begins would else be waited for forever.
  const broken = once(body, 'error').then(([error]) => Promise.reject(error as Error));
  body.pipe(form);
  const found = await Promise.race([file, broken]).catch(() => {
    throw unreadable();
  });
  if (!found) throw new StorageRefusal(400, 'InvalidRequest', 'The form in this upload holds no file.');
  body.on('error', (error) => found.stream.destroy(error));
  const age = fields.get('cacheControl');
  return {
    bytes: whole(found.stream),
    claimedType: found.mime,
    cacheControl: readCacheControl(age && /^\d+$/.test(age) ? `max-age=${age}` : age),
    userMetadata: readMetadata(fields.get('metadata') ?? null, 'utf8'),
  };
}

/** What is cut off in the middle of its file must not count as a shorter file. */
async function* whole(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch {
    throw new StorageRefusal(400, 'InvalidRequest', 'The upload was cut off before its end. Send it again.');
  }
}

const announcedBy = ({ headers }: Request): number | null => {
  const length = headers.get('content-length');
  return length === null ? null : Number(length);
};

/** It is sent along with the file for as long as that is there, so it must be a header. */
function readCacheControl(text: string | null | undefined): string {
  if (!text) return oneHour;
  if (/^[\w=", -]{1,200}$/.test(text)) return text;
  throw new StorageRefusal(400, 'InvalidRequest', 'The cache control of this upload is none.');
}

function readMetadata(text: string | null, encoding: 'base64' | 'utf8'): Record<string, unknown> | null {
  if (!text) return null;
  try {
    const json = Buffer.from(text, encoding).toString('utf8');
    const value: unknown = JSON.parse(json);
    if (isKeepableJson(json) && typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new StorageRefusal(400, 'InvalidRequest', 'The metadata of this upload is not a JSON object.');
}
