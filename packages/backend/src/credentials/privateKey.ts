import { der, parts } from './der.ts';
import { pem } from './pem.ts';
import { settings } from './settings.ts';
import { signingKind, type SigningKind } from './signingKinds.ts';

/** The key of this text; null for one of another kind. Throws with a sentence on what is none. */
export async function privateKey(text: string, wanted: SigningKind): Promise<CryptoKey | null> {
  if (text.includes('-----BEGIN ENCRYPTED PRIVATE KEY-----'))
    throw new Error(`${settings.key} is locked with a password: it must hold the key without one.`);
  if (/-----BEGIN (EC|RSA) PRIVATE KEY-----/.test(text))
    throw new Error(
      `${settings.key} holds its key in an older form: openssl pkcs8 -topk8 -nodes -in <file> writes it as it must be.`,
    );
  try {
    const [bytes] = pem(text, 'PRIVATE KEY');
    const [, algorithm] = parts(der(bytes!));
    if (signingKind(algorithm!) !== wanted) return null;
    return await crypto.subtle.importKey('pkcs8', bytes!, wanted.imported, false, ['sign']);
  } catch {
    throw new Error(`${settings.key} holds no private key in PEM that can be read.`);
  }
}
