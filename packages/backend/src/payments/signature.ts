/** How Stripe signs what it reports, and so does the local checkout: `t=<seconds>,v1=<hex hmac of "t.body">`. */
const header = 'stripe-signature';
const signatureTolerance = 300;

const keyOf = (secret: string, use: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    use,
  ]);

function signed(seconds: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const before = new TextEncoder().encode(`${seconds}.`);
  const whole = new Uint8Array(before.length + body.length);
  whole.set(before);
  whole.set(body, before.length);
  return whole;
}

export async function signatureHeaders(
  secret: string,
  body: Uint8Array,
  at: Date,
): Promise<Record<string, string>> {
  const seconds = Math.floor(at.getTime() / 1000);
  const hmac = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), signed(seconds, body));
  return { [header]: `t=${seconds},v1=${hexOf(hmac)}` };
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Neither forged nor old: a report that was overheard cannot be sent again later. */
export async function isSigned(
  secret: string,
  headers: Headers,
  body: Uint8Array,
  now: Date,
): Promise<boolean> {
  const parts = (headers.get(header) ?? '').split(',').map((part) => part.split('=', 2));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= signatureTolerance)) return false;
  const key = await keyOf(secret, 'verify');
  for (const [name, value] of parts) {
    if (name !== 'v1' || !/^([0-9a-f]{2}){32}$/.test(value ?? '')) continue;
    const given = Uint8Array.from(value!.match(/../g)!, (pair) => Number.parseInt(pair, 16));
    if (await crypto.subtle.verify('HMAC', key, given, signed(seconds, body))) return true;
  }
  return false;
}
