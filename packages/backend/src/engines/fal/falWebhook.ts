/** Proves that a report comes from fal: Ed25519 over request, user, time and the hash of the body. */
export interface FalWebhookOptions {
  /** The one account whose reports are taken: fal signs those of all its customers with the same keys. */
  readonly userId: string;
  readonly keysUrl?: string;
  readonly fetch?: typeof fetch;
  readonly clock?: () => Date;
}

const tolerance = 300;
const keysGoodFor = 24 * 3600 * 1000;

const encoder = new TextEncoder();
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) =>
  /^(?:[0-9a-f]{2})+$/i.test(text)
    ? Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16))
    : null;

interface Key {
  readonly x?: unknown;
}

export function falWebhook({
  userId,
  keysUrl = 'https://rest.alpha.fal.ai/.well-known/jwks.json',
  fetch: send = fetch,
  clock = () => new Date(),
}: FalWebhookOptions) {
  let known: { readonly keys: CryptoKey[]; readonly at: number } | null = null;

  async function keys(): Promise<CryptoKey[]> {
    if (known && clock().getTime() - known.at < keysGoodFor) return known.keys;
    const response = await send(keysUrl, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`The provider's keys could not be read (${response.status}).`);
    const { keys: listed } = (await response.json()) as { keys?: readonly Key[] };
    const imported = await Promise.all(
      (listed ?? [])
        .filter((key): key is { x: string } => typeof key.x === 'string')
        .map(({ x }) =>
          crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, { name: 'Ed25519' }, false, [
            'verify',
          ]),
        ),
    );
    known = { keys: imported, at: clock().getTime() };
    return imported;
  }

  /** Whether this body with these headers was signed by the provider within the last five minutes. */
  return async function isGenuine(headers: Headers, body: Uint8Array): Promise<boolean> {
    const request = headers.get('x-fal-webhook-request-id');
    const user = headers.get('x-fal-webhook-user-id');
    const time = headers.get('x-fal-webhook-timestamp');
    const signature = fromHex(headers.get('x-fal-webhook-signature') ?? '');
    if (!request || !user || !time || !signature || !/^\d+$/.test(time)) return false;
    if (user !== userId) return false;
    if (Math.abs(clock().getTime() / 1000 - Number(time)) > tolerance) return false;
    const hash = hex(await crypto.subtle.digest('SHA-256', body as Uint8Array<ArrayBuffer>));
    const message = encoder.encode([request, user, time, hash].join('\n'));
    for (const key of await keys())
      if (await crypto.subtle.verify('Ed25519', key, signature, message)) return true;
    return false;
  };
}

export type IsGenuine = ReturnType<typeof falWebhook>;
