import { mediaAddress } from '@kinora/contract';
import { bucketOf } from './bucket.ts';
import type { Connection } from './connection.ts';
import { fileProblem } from './problems.ts';
import { untilAborted } from './untilAborted.ts';

const lastsSeconds = 3600;
/** Handed out no later than this before they end, so that a player can still begin. */
const marginMilliseconds = 5 * 60_000;

export interface SignedAddresses {
  /** Readable addresses for references into storage; anything else stays as it is, and what is gone becomes null. */
  of(addresses: readonly (string | null)[], signal?: AbortSignal): Promise<(string | null)[]>;
  forget(): void;
}

export function signedAddresses(connection: Connection): SignedAddresses {
  const { now } = connection.environment;
  const signed = new Map<string, { readonly address: string | null; readonly until: number }>();

  const isReference = (address: string | null): address is string =>
    address !== null && mediaAddress(address)?.as === 'reference';

  return {
    async of(addresses, signal) {
      const wanted = addresses.filter(isReference).filter((path) => (signed.get(path)?.until ?? 0) <= now());
      const paths = [...new Set(wanted)];
      if (paths.length > 0) {
        const asked = bucketOf(connection.client).createSignedUrls(paths, lastsSeconds);
        const { data, error } = await untilAborted(asked, signal);
        if (error) throw fileProblem(error, signal);
        // Whoever's session ended meanwhile was answered as if nothing were there: that is not to be kept.
        await connection.session();
        const until = now() + lastsSeconds * 1000 - marginMilliseconds;
        for (const [index, path] of paths.entries())
          signed.set(path, { address: data[index]?.signedUrl || null, until });
      }
      return addresses.map((address) => (isReference(address) ? signed.get(address)!.address : address));
    },
    forget: () => signed.clear(),
  };
}
