import { describe, expect, it, vi } from 'vitest';
import { chooseCredentials } from './chooseCredentials.ts';
import { testChain, type ChainWishes } from './testing/testChain.ts';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./openCredentials.ts', async (original) => {
  loaded();
  return original();
});

const now = new Date('2026-11-21T12:00:00Z');
const valid = { from: new Date('2026-01-01'), to: new Date('2027-03-01') } as const;
const chainOf = (wishes: ChainWishes = {}) => testChain({ ...valid, ...wishes });

const chosen = (
  certificate: string | undefined,
  key: string | undefined,
  readText: ((file: string) => Promise<string>) | null = null,
) =>
  chooseCredentials({
    env: { KINORA_SIGNING_CERTIFICATE: certificate, KINORA_SIGNING_KEY: key },
    readText,
    clock: () => now,
    log: () => undefined,
  });

it('nothing is loaded where nothing is set', async () => {
  expect(await chosen(undefined, '')).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
});

it('certificate and key come from files, or from the settings themselves, with their line breaks or without', async () => {
  const { certificate, key } = chainOf();
  const files: Record<string, string> = { '/etc/chain.pem': certificate, '/etc/key.pem': key };
  const read = (file: string) => Promise.resolve(files[file]!);
  const flat = (text: string) => text.replaceAll('\n', '\\n');
  for (const each of [
    await chosen('/etc/chain.pem', '/etc/key.pem', read),
    await chosen(certificate, key),
    await chosen(flat(certificate), flat(key)),
    await chosen(certificate.replaceAll('\n', '\r\n'), key),
  ])
    expect(each!.description).toBe('signed by Kinora test signer, until 2027-03-01');
});

it.each([
  ['expired', { to: new Date('2026-11-20') }, 'expired on 2026-11-20'],
  ['not valid yet', { from: new Date('2026-12-01') }, 'is not valid before 2026-12-01'],
])(
  'a certificate that is %s stops no start: the log says it, and pictures stay as they are',
  async (_what, wishes, why) => {
    const { certificate, key } = chainOf(wishes);
    const log = vi.fn();
    const credentials = await chooseCredentials({
      env: { KINORA_SIGNING_CERTIFICATE: certificate, KINORA_SIGNING_KEY: key },
      readText: null,
      clock: () => now,
      log,
    });
    expect(log).toHaveBeenCalledWith(
      `Pictures are made without Content Credentials: the certificate of Kinora test signer ${why}.`,
    );
    expect(credentials).not.toBeNull();
  },
);

describe('what is wrong is told in one sentence:', () => {
  const { certificate, key, leaf, root } = chainOf();
  const unusable = (why: string) => `KINORA_SIGNING_CERTIFICATE can't be used: ${why}.`;
  const notItsKey =
    'KINORA_SIGNING_KEY is not the key of the first certificate in KINORA_SIGNING_CERTIFICATE, that of Kinora test signer.';
  const damaged = (pem: string) => pem.replace(/(-----BEGIN [\w ]+-----\n.{40})[^-]*/, '$1');
  const notForContent =
    'the certificate of Kinora test signer is not one to sign content with: it needs the key usage digitalSignature without keyCertSign, and the extended key usage emailProtection, documentSigning or C2PA claim signing without any, timeStamping and OCSPSigning';
  const locked = key.replaceAll('PRIVATE', 'ENCRYPTED PRIVATE');

  it.each<[string, string | undefined, string | undefined, string]>([
    ['no key', certificate, undefined, 'KINORA_SIGNING_CERTIFICATE is set, and KINORA_SIGNING_KEY is not.'],
    ['no certificate', '', key, 'KINORA_SIGNING_KEY is set, and KINORA_SIGNING_CERTIFICATE is not.'],
    ['another key', certificate, chainOf().key, notItsKey],
    ['a key of another kind', certificate, chainOf({ kind: 'RSA' }).key, notItsKey],
    [
      'a damaged key',
      certificate,
      damaged(key),
      'KINORA_SIGNING_KEY holds no private key in PEM that can be read.',
    ],
    [
      'a certificate for a key',
      certificate,
      leaf,
      'KINORA_SIGNING_KEY holds no private key in PEM that can be read.',
    ],
    [
      'a locked key',
      certificate,
      locked,
      'KINORA_SIGNING_KEY is locked with a password: it must hold the key without one.',
    ],
    [
      'a key in the older form',
      certificate,
      key.replaceAll('PRIVATE', 'EC PRIVATE'),
      'KINORA_SIGNING_KEY holds its key in an older form: openssl pkcs8 -topk8 -nodes -in <file> writes it as it must be.',
    ],
    ['a damaged certificate', damaged(certificate), key, unusable('a certificate in it is damaged')],
    ['a key for a certificate', key, key, unusable('there is no certificate in PEM in it')],
    [
      'the authority first',
      root + leaf,
      key,
      unusable(
        'the certificate of Kinora test authority is signed by itself, which no reader takes: an authority must have issued it',
      ),
    ],
    [
      'a stranger in the chain',
      leaf + chainOf().leaf,
      key,
      unusable(
        'the certificate of Kinora test signer did not issue the one before it: the chain must stand in order, the signing one first',
      ),
    ],
  ])('%s', async (_what, first, second, sentence) => {
    await expect(chosen(first, second)).rejects.toThrow(new Error(sentence));
  });

  it.each<[string, ChainWishes, string]>([
    [
      'signed by itself',
      { isSelfSigned: true },
      'the certificate of Kinora test signer is signed by itself, which no reader takes: an authority must have issued it',
    ],
    [
      'an authority’s',
      { isAuthority: true },
      'its first certificate, of Kinora test signer, is that of an authority: the one that the key belongs to must stand first',
    ],
    ['one for web servers', { purposes: ['servers'] }, notForContent],
    ['for no purpose', { purposes: [] }, notForContent],
    ['for any purpose', { purposes: ['mail', 'any'] }, notForContent],
    ['for time stamps too', { purposes: ['mail', 'times'] }, notForContent],
    ['one that signs certificates too', { usage: 0x84 }, notForContent],
    ['one that seals keys', { usage: 0x20 }, notForContent],
    [
      'silent on its issuer’s key',
      { namesIssuersKey: false },
      'the certificate of Kinora test signer has no authority key identifier, without which no reader takes it',
    ],
    [
      'of a curve that is not signed with',
      { kind: 'P-521' },
      'its key is of no kind that signs here, which are P-256, P-384, Ed25519 and RSA',
    ],
    ['of a short RSA key', { kind: 'short RSA' }, 'its RSA key has fewer than 2048 bits'],
  ])('a certificate that is %s', async (_what, wishes, why) => {
    const wrong = chainOf(wishes);
    await expect(chosen(wrong.certificate, wrong.key)).rejects.toThrow(new Error(unusable(why)));
  });

  it('a file that is not there, without its name', async () => {
    const gone = () => Promise.reject(Object.assign(new Error('no such file'), { code: 'ENOENT' }));
    await expect(chosen('/etc/chain.pem', '/etc/key.pem', gone)).rejects.toThrow(
      new Error('The file that KINORA_SIGNING_CERTIFICATE names cannot be read (ENOENT).'),
    );
    await expect(chosen(certificate, '/etc/key.pem', gone)).rejects.toThrow(
      new Error('The file that KINORA_SIGNING_KEY names cannot be read (ENOENT).'),
    );
  });

  it('a file, where there are none', async () => {
    await expect(chosen('/etc/chain.pem', key)).rejects.toThrow(
      new Error('KINORA_SIGNING_CERTIFICATE does not begin as PEM does, with -----BEGIN.'),
    );
  });
});

it.each(['mail', 'documents', 'c2pa'] as const)('a certificate for %s is taken', async (purpose) => {
  const { certificate, key } = chainOf({ purposes: [purpose] });
  expect(await chosen(certificate, key)).not.toBeNull();
});

it('a certificate that lasts until after 2050 is read, and the first end of its chain is said', async () => {
  const { certificate, key } = chainOf({ to: new Date('2065-01-01') });
  // The authority of the tests lasts for ten years from today.
  expect((await chosen(certificate, key))!.description).toMatch(/until 203\d-/);
});
