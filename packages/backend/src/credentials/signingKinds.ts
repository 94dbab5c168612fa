import { hex, parts, type Der } from './der.ts';

/** A kind of key that signs here. */
export interface SigningKind {
  /** The number that COSE gives it. */
  readonly cose: number;
  readonly imported: EcKeyImportParams | RsaHashedImportParams | Algorithm;
  readonly signs: EcdsaParams | RsaPssParams | Algorithm;
}

const objectIdentifier = 0x06;
const oneHash = 'SHA-256';
const elliptic = '2a8648ce3d0201';

const onCurve = (cose: number, namedCurve: string, hash: string): SigningKind => ({
  cose,
  imported: { name: 'ECDSA', namedCurve },
  signs: { name: 'ECDSA', hash },
});

/** By the object identifiers of a public key: its kind, and its curve where it has one. */
const kinds: Readonly<Record<string, SigningKind>> = {
  [`${elliptic} 2a8648ce3d030107`]: onCurve(-7, 'P-256', oneHash),
  [`${elliptic} 2b81040022`]: onCurve(-35, 'P-384', 'SHA-384'),
  '2a864886f70d010101 ': {
    cose: -37,
    imported: { name: 'RSA-PSS', hash: oneHash },
    signs: { name: 'RSA-PSS', saltLength: 32 },
  },
  '2b6570 ': { cose: -8, imported: { name: 'Ed25519' }, signs: { name: 'Ed25519' } },
};

/** The kind that an algorithm of X.509 names; null for one that signs nothing here. */
export function signingKind(algorithm: Der): SigningKind | null {
  const [kind, more] = parts(algorithm);
  const curve = more?.tag === objectIdentifier ? hex(more.content) : '';
  return kinds[`${hex(kind!.content)} ${curve}`] ?? null;
}
