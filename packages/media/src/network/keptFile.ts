const shelf = 'kinora-networks';

/** Where files are kept; null where a browser keeps none, as in a page without TLS. */
const opened = () => (typeof caches === 'undefined' ? null : caches.open(shelf).catch(() => null));

/**
 * A file of a network, kept on the device from its first use on, so that the next one needs no connection. Its name
 * says what is in it, so a kept one is never old.
 */
export async function keptFile(address: string): Promise<Response> {
  const kept = await opened();
  const found = await kept?.match(address);
  if (found) return found;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  // A full disk is no reason not to work.
  await kept?.put(address, answer.clone()).catch(() => undefined);
  return answer;
}

/** Lets go of what an older build had kept under the same name without its hash. */
export async function forgetOlder(addresses: readonly string[]): Promise<void> {
  const kept = await opened();
  const wanted = new Map(addresses.map((address) => [withoutHash(address), address]));
  for (const { url } of (await kept?.keys()) ?? []) {
    const current = wanted.get(withoutHash(url));
    if (current !== undefined && current !== url) await kept?.delete(url);
  }
}

const withoutHash = (address: string) => address.replace(/-[\w-]{8}(\.\w+)$/, '$1');
