import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

type Bytes = Uint8Array;

const node = (tag: number, ...content: readonly Bytes[]): Bytes => {
  const whole = Buffer.concat(content);
  const { length } = whole;
  const long =
    length < 0x80
      ? []
      : (length.toString(16).length % 2 ? `0${length.toString(16)}` : length.toString(16)).match(/../g)!;
  const head =
    long.length === 0 ? [length] : [0x80 | long.length, ...long.map((pair) => Number.parseInt(pair, 16))];
  return Buffer.concat([Uint8Array.of(tag, ...head), whole]);
};
const sequence = (...content: readonly Bytes[]) => node(0x30, ...content);
const identifier = (hex: string) => node(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, words: string) => node(tag, Buffer.from(words));
const octets = (content: Bytes) => node(0x04, content);
const bits = (content: Bytes, unused = 0) => node(0x03, Uint8Array.of(unused), content);
const isTrue = node(0x01, Uint8Array.of(0xff));

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const nameOf = (common: string) =>
  sequence(
    node(0x31, sequence(identifier('55040a'), text(0x0c, 'Kinora tests'))),
    node(0x31, sequence(identifier('550403'), text(0x0c, common))),
  );
const timeOf = (date: Date) =>
  date.getUTCFullYear() < 2050
    ? text(0x17, `${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`)
    : text(0x18, `${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`);
const extension = (kind: string, content: Bytes, isCritical = false) =>
  sequence(identifier(kind), ...(isCritical ? [isTrue] : []), octets(content));

const purposes = {
  mail: '2b06010505070304',
  documents: '2b06010505070324',
  c2pa: '2b0601040183e85e0201',
  servers: '2b06010505070301',
  times: '2b06010505070308',
  any: '551d2500',
} as const;

const keys = {
  'P-256': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'P-384': () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  'P-521': () => generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  Ed25519: () => generateKeyPairSync('ed25519'),
  RSA: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'short RSA': () => generateKeyPairSync('rsa', { modulusLength: 1024 }),
} as const;

export type KeyKind = keyof typeof keys;

export interface ChainWishes {
  readonly kind?: KeyKind;
  readonly name?: string;
  readonly from?: Date;
  readonly to?: Date;
  readonly purposes?: readonly (keyof typeof purposes)[];
  /** The first byte of its key usage. */
  readonly usage?: number;
  readonly namesIssuersKey?: boolean;
  readonly isSelfSigned?: boolean;
  /** The first certificate is an authority's. */
  readonly isAuthority?: boolean;
  /** So many bytes more in the certificate. */
  readonly ballast?: number;
}

export interface TestChain {
  /** In PEM: the signing certificate and the one that issued it. */
  readonly certificate: string;
  readonly key: string;
  readonly leaf: string;
  readonly root: string;
}

interface Party {
  readonly name: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const keyId = ({ publicKey }: Party) =>
  createHash('sha1')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest();

const pem = (name: string, der: Bytes) =>
  `-----BEGIN ${name}-----\n${Buffer.from(der)
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')}\n-----END ${name}-----\n`;

function certified(
  subject: Party,
  issuer: Party,
  valid: readonly [Date, Date],
  extensions: readonly Bytes[],
): Bytes {
  const content = sequence(
    node(0xa0, node(0x02, Uint8Array.of(2))),
    node(0x02, createHash('sha1').update(subject.name).digest().fill(1, 0, 1)),
    ecdsaWithSha256,
    nameOf(issuer.name),
    sequence(...valid.map(timeOf)),
    nameOf(subject.name),
    subject.publicKey.export({ type: 'spki', format: 'der' }),
    node(0xa3, sequence(...extensions)),
  );
  return sequence(content, ecdsaWithSha256, bits(sign('sha256', content, issuer.privateKey)));
}

const day = 86_400_000;

/** A certificate to sign content with and the authority that issued it, made on the spot and trusted by nobody. */
export function testChain({
  kind = 'P-256',
  name = 'Kinora test signer',
  from = new Date(Date.now() - day),
  to = new Date(Date.now() + 365 * day),
  purposes: uses = ['mail'],
  usage = 0x80,
  namesIssuersKey = true,
  isSelfSigned = false,
  isAuthority = false,
  ballast = 0,
}: ChainWishes = {}): TestChain {
  const signer: Party = { name, ...keys[kind]() };
  const authority: Party = { name: 'Kinora test authority', ...keys['P-256']() };
  const issuer = isSelfSigned ? signer : authority;
  const authorityWide = [
    extension('551d13', sequence(isTrue), true),
    extension('551d0f', bits(Uint8Array.of(0x06), 1), true),
  ];
  const contentWide = [
    extension('551d13', sequence(), true),
    extension('551d0f', bits(Uint8Array.of(usage)), true),
    extension('551d25', sequence(...uses.map((use) => identifier(purposes[use])))),
  ];
  const leaf = certified(
    signer,
    issuer,
    [from, to],
    [
      ...(isAuthority ? authorityWide : contentWide),
      extension('551d0e', octets(keyId(signer))),
      ...(namesIssuersKey ? [extension('551d23', sequence(node(0x80, keyId(issuer))))] : []),
      ...(ballast ? [extension('2b0601040183e85e63', octets(new Uint8Array(ballast)))] : []),
    ],
  );
  const root = certified(
    authority,
    authority,
    [new Date(Date.now() - day), new Date(Date.now() + 3650 * day)],
    [...authorityWide, extension('551d0e', octets(keyId(authority)))],
  );
  return {
    certificate: pem('CERTIFICATE', leaf) + pem('CERTIFICATE', root),
    key: signer.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    leaf: pem('CERTIFICATE', leaf),
    root: pem('CERTIFICATE', root),
  };
}
