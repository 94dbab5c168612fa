import { EngineRefusal, EngineTrouble } from '../engine.ts';

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
      throw new EngineRefusal('The pictures are more than the trainer takes. Nothing was charged.');
    throw new EngineTrouble(`The provider did not take ${what} (${response.status}).`);
  }

  return {
    /** Keeps a zip for a while. Answers where the provider finds it. */
    async put(zip: Blob, signal: AbortSignal): Promise<string> {
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
          body: JSON.stringify({ content_type: zip.type, file_name: 'set.zip' }),
        },
        signal,
      );
      const { upload_url: upload, file_url: address } = (await response(answer)) as Readonly<
        Record<string, unknown>
      >;
      if (typeof upload !== 'string' || typeof address !== 'string')
        throw new EngineTrouble('The provider took an upload without saying where to.');
      // People's pictures travel nowhere unencrypted; where the storage itself is not, this is a test.
      if (URL.parse(upload)?.protocol !== new URL(restUrl).protocol)
        throw new EngineRefusal(
          'The provider wants the pictures at an address that is not safe. Nothing was charged.',
        );
      // The address is a permission of its own: the key goes to the provider's own doors alone.
      await ask(
        'the pictures',
        upload,
        { method: 'PUT', headers: { 'content-type': zip.type }, body: zip },
        signal,
      );
      return address;
    },
  };
}

const response = (answer: Response): Promise<unknown> => answer.json().catch(() => ({}));
