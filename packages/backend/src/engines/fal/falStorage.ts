import { EngineRefusal, EngineTrouble } from '../engine.ts';
import type { Upload } from './falMapping.ts';

export interface FalStorageOptions {
  readonly key: string;
  /** Another address for tests. */
  readonly restUrl?: string;
  readonly fetch?: typeof fetch;
}

/** How long the provider keeps what it was sent: as long as a job may wait and run, and no longer. */
const keptSeconds = 2 * 24 * 3600;
/** A set on a slow line. */
const uploadSeconds = 600;

/** The provider's own storage, for what is too large to travel inside a request and lies nowhere that it could fetch. */
export function falStorage({ key, restUrl = 'https://rest.fal.ai', fetch: send = fetch }: FalStorageOptions) {
  async function ask(what: string, url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(uploadSeconds * 1000)]);
    let response: Response;
    try {
      response = await send(url, { ...init, signal: within, redirect: 'error' });
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw new EngineTrouble(`The provider did not take ${what}.`, { cause });
    }
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 401 || response.status === 403)
      throw new EngineRefusal(
        'The provider does not accept the key of this server. Ask whoever runs it to check FAL_KEY.',
      );
    if (response.status === 413)
      throw new EngineRefusal('The files are more than the provider takes. Nothing was charged.');
    throw new EngineTrouble(`The provider did not take ${what} (${response.status}).`);
  }

  return {
    /** Keeps a file for a while. Answers where the provider finds it. */
    async put(file: Blob | Upload, signal: AbortSignal): Promise<string> {
      const answer = await ask(
        'an upload',
        `${restUrl}/storage/upload/initiate?storage_type=fal-cdn-v3`,
        {
          method: 'POST',
          headers: {
            authorization: `Key ${key}`,
            'content-type': 'application/json',
            'x-fal-object-lifecycle': JSON.stringify({ expiration_duration_seconds: keptSeconds }),
          },
          body: JSON.stringify({
            content_type: file.type,
            file_name: 'name' in file ? file.name : 'set.zip',
          }),
        },
        signal,
      );
      const { upload_url: upload, file_url: address } = (await response(answer)) as Readonly<
        Record<string, unknown>
      >;
      if (typeof upload !== 'string' || typeof address !== 'string')
        throw new EngineTrouble('The provider took an upload without saying where to.');
      // People's files travel nowhere unencrypted; where the storage itself is not, this is a test.
      if (URL.parse(upload)?.protocol !== new URL(restUrl).protocol)
        throw new EngineRefusal(
          'The provider wants the files at an address that is not safe. Nothing was charged.',
        );
      // The address is a permission of its own: the key goes to the provider's own doors alone.
      await ask('the files', upload, { method: 'PUT', ...(await content(file)) }, signal);
      return address;
    },
  };
}

/** What is sent as it comes says how long it will be: the provider's storage takes nothing of an unknown length. */
async function content(file: Blob | Upload): Promise<RequestInit & { readonly duplex?: 'half' }> {
  if (file instanceof Blob) return { headers: { 'content-type': file.type }, body: file };
  return {
    headers: { 'content-type': file.type, 'content-length': String(file.size) },
    body: await file.stream(),
    duplex: 'half',
  };
}

const response = (answer: Response): Promise<unknown> => answer.json().catch(() => ({}));
