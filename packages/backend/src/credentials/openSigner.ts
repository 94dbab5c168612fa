import { certificate, type Certificate } from './certificate.ts';
import { lapsed, objectionTo } from './checkChain.ts';
import { pem } from './pem.ts';
import { privateKey } from './privateKey.ts';
import { settings } from './settings.ts';

/** What signs: a private key, and the certificates that say whose it is. */
export interface Signer {
  /** The number that COSE gives its kind. */
  readonly algorithm: number;
  /** In DER, the signing one first. */
  readonly chain: readonly Uint8Array[];
  readonly signatureLength: number;
  /** Whose signature it is, for people. */
  readonly name: string;
  readonly validTo: Date;
  /** Why it can't sign at this moment; null where it can. */
  lapsed(now: Date): string | null;
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/** In PEM. */
export interface SignerTexts {
  readonly certificate: string;
  readonly key: string;
}

const leastBits = 2048;

const damaged = 'a certificate in it is damaged';
const unusable = (why: string) => new Error(`${settings.certificate} can't be used: ${why}.`);

function chainIn(text: string): readonly [Certificate, ...Certificate[]] {
  let chain: Certificate[];
  try {
    chain = pem(text, 'CERTIFICATE').map(certificate);
  } catch {
    throw unusable(damaged);
  }
  const [leaf, ...others] = chain;
  if (!leaf) throw unusable('there is no certificate in PEM in it');
  return [leaf, ...others];
}

/** Reads and checks what an operator set. Throws with one sentence about what is wrong. */
export async function openSigner(texts: SignerTexts): Promise<Signer> {
  const chain = chainIn(texts.certificate);
  const [leaf] = chain;
  const objection = objectionTo(chain);
  if (objection) throw unusable(objection);
  const kind = leaf.keyKind;
  if (!kind) throw unusable('its key is of no kind that signs here, which are P-256, P-384, Ed25519 and RSA');
  const publicKey = await crypto.subtle
    .importKey('spki', leaf.publicKey, kind.imported, true, ['verify'])
    .catch(() => {
      throw unusable(damaged);
    });
  const { modulusLength = leastBits } = publicKey.algorithm as { modulusLength?: number };
  if (modulusLength < leastBits) throw unusable(`its RSA key has fewer than ${leastBits} bits`);
  const key = await privateKey(texts.key, kind);
  const sign = async (bytes: Uint8Array) =>
    new Uint8Array(await crypto.subtle.sign(kind.signs, key!, bytes as Uint8Array<ArrayBuffer>));
  // The one way to tell that the two belong together: what one signs, the other verifies.
  const probe = new TextEncoder().encode(settings.key);
  const signature = key && (await sign(probe));
  if (!signature || !(await crypto.subtle.verify(kind.signs, publicKey, signature, probe)))
    throw new Error(
      `${settings.key} is not the key of the first certificate in ${settings.certificate}, that of ${leaf.name}.`,
    );
  return {
    algorithm: kind.cose,
    // Whoever trusts the authority at the end has its certificate.
    chain: chain.filter(({ issuer, subject }) => issuer !== subject).map(({ bytes }) => bytes),
    signatureLength: signature.length,
    name: leaf.name,
    validTo: new Date(Math.min(...chain.map(({ to }) => to.getTime()))),
    lapsed: (at) => chain.map((each) => lapsed(each, at)).find((reason) => reason !== null) ?? null,
    sign,
  };
}
