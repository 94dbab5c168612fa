import type { SupabaseClient } from '@supabase/supabase-js';
import { creationsBucket, FileRefusal, type FileStore } from '../files/fileStore.ts';

/** In one call; storage takes at most 1,000 and refuses more as a whole. */
const atOnce = 200;

const inPieces = (places: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(places.length / atOnce) }, (_none, piece) =>
    places.slice(piece * atOnce, (piece + 1) * atOnce),
  );

/** As long as somebody may look at one file. */
const partSeconds = 300;

/** Files over the storage API, for functions that run on Supabase. The client holds the secret key. */
export function supabaseFileStore(
  client: Pick<SupabaseClient, 'storage'>,
  { fetch: send = fetch }: { readonly fetch?: typeof fetch } = {},
): FileStore {
  const bucket = () => client.storage.from(creationsBucket);
  // The true status stands in the body; that of the answer itself is 400 for most of them, also for what passes.
  const isOneOf = (error: unknown, codes: readonly string[]) =>
    codes.includes((error as { statusCode?: string } | null)?.statusCode ?? '');
  const isMissing = (error: unknown) => isOneOf(error, ['404', 'NoSuchKey']);
  const isForGood = (error: unknown) => isOneOf(error, ['413', '415', '422']);
  async function sizeOf(place: string): Promise<number | null> {
    const { data, error } = await bucket().info(place);
    if (data) return data.size ?? 0;
    if (isMissing(error)) return null;
    throw new Error(`The file ${place} could not be looked at: ${error.message}`, { cause: error });
  }

  /** The client has no way to ask for a part, and a signed address has. */
  async function partOf(address: string, start: number, end: number): Promise<Uint8Array> {
    const answer = await send(address, { headers: { range: `bytes=${start}-${end - 1}` } });
    if (answer.status === 206) return answer.bytes();
    await answer.body?.cancel();
    throw new Error(`A part of a file could not be read: storage answered ${answer.status}.`);
  }

  return {
    sizeOf,
    async open(place) {
      const size = await sizeOf(place);
      if (size === null) return null;
      const { data, error } = await bucket().createSignedUrl(place, partSeconds);
      if (error) throw new Error(`A file could not be signed: ${error.message}`, { cause: error });
      return { size, part: (start, end) => partOf(data.signedUrl, start, end) };
    },
    async stream(place) {
      const { data, error } = await bucket().download(place).asStream();
      if (data) return data;
      if (isMissing(error)) return null;
      throw new Error(`The file ${place} could not be read: ${error.message}`, { cause: error });
    },
    async read(place) {
      const { data, error } = await bucket().download(place);
      // The blob holds the bytes once already, and is let go with this answer.
      if (data) return { bytes: await data.bytes(), type: data.type };
      if (isMissing(error)) return null;
      throw new Error(`The file ${place} could not be read: ${error.message}`, { cause: error });
    },
    pathOf: () => Promise.resolve(null),
    async write(place, { bytes, type }) {
      const { error } = await bucket().upload(place, bytes, {
        contentType: type,
        upsert: true,
        ...(!(bytes instanceof Uint8Array) && { duplex: 'half' }),
      });
      if (isForGood(error)) throw new FileRefusal(`Storage does not take it: ${error?.message}`);
      if (error) throw new Error(`The file ${place} could not be kept: ${error.message}`, { cause: error });
    },
    async remove(places) {
      let stayed = 0;
      let cause: Error | null = null;
      for (const piece of inPieces(places)) {
        const { error } = await bucket().remove(piece);
        if (error) stayed += piece.length;
        cause ??= error;
      }
      if (!cause) return;
      const some = stayed === places.length ? 'Files' : `${stayed} of ${places.length} files`;
      throw new Error(`${some} could not be removed: ${cause.message}`, { cause });
    },
    async addresses(places, seconds) {
      const addresses: (string | null)[] = [];
      for (const piece of inPieces(places)) {
        const { data, error } = await bucket().createSignedUrls(piece, seconds);
        if (error) throw new Error(`Files could not be signed: ${error.message}`, { cause: error });
        addresses.push(...data.map((each) => (each.error ? null : each.signedUrl)));
      }
      return addresses;
    },
  };
}
