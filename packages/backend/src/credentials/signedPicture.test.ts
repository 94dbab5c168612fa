import { crc32 } from 'node:zlib';
import { provenanceIn } from '@kinora/media';
import { doWork, type MadePicture } from '@kinora/media/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCredentials } from './openCredentials.ts';
import { openSigner } from './openSigner.ts';
import { signedPicture } from './signedPicture.ts';
import { readCredentials } from './testing/readCredentials.ts';
import { storeIn } from './testing/storeIn.ts';
import { testChain, type KeyKind, type TestChain } from './testing/testChain.ts';

const madeAt = new Date();
const making = {
  madeBy: 'Flux (dev)',
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
};
const types = ['image/png', 'image/jpeg'] as const;
type PictureType = (typeof types)[number];

let made: MadePicture;
let chain: TestChain;
const logged: string[] = [];

const credentialsOf = (from: TestChain, clock = () => madeAt) =>
  openCredentials(from, { clock, log: (line) => logged.push(line) });
const bytesOf = (type: PictureType) => (type === 'image/png' ? made.picture : made.poster);
const signed = async (type: PictureType, from = chain, bytes = bytesOf(type)) =>
  (await credentialsOf(from)).signed({ bytes, type }, making);

beforeAll(async () => {
  chain = testChain();
  const order = {
    prompt: 'A “harbour” & a boat',
    style: 'realistic',
    aspect: '16:9',
    side: 1024,
    detail: 0.2,
    tool: 'create-image',
    model: 'create-image',
    settings: {},
  } as const;
  made = (await doWork({ work: 'sketchPicture', order }, { shorterSide: 90, rate: 12 })) as MadePicture;
});

describe.each(types)('Content Credentials in %s', (type) => {
  it('say who made the picture, how and when, and every check of a reader passes', async () => {
    expect(readCredentials(await signed(type), chain.root)).toEqual({
      problems: [],
      generator: 'Kinora',
      actions: [
        {
          action: 'c2pa.created',
          digitalSourceType: making.digitalSourceType,
          softwareAgent: { name: 'Flux (dev)' },
          when: madeAt.toISOString(),
        },
      ],
      signer: 'Kinora test signer',
      certificates: 1,
      algorithm: -7,
      pieces: 1,
    });
  });

  it('leave all other bytes and what the file said of itself', async () => {
    const before = bytesOf(type);
    const after = await signed(type);
    expect(provenanceIn(after)).toEqual(provenanceIn(before));
    expect(provenanceIn(after)).toMatchObject({ prompt: 'A “harbour” & a boat' });
    const added = after.length - before.length;
    const at = after.findIndex((byte, index) => byte !== before[index]);
    // What was put in may begin with the byte that stood there.
    const cuts = [at, at - 1, at - 2].map((cut) =>
      Buffer.concat([after.subarray(0, cut), after.subarray(cut + added)]).equals(before),
    );
    expect(cuts).toContain(true);
  });

  it.each<[KeyKind, number]>([
    ['P-256', -7],
    ['P-384', -35],
    ['Ed25519', -8],
    ['RSA', -37],
  ])('are signed with a key of the kind %s', async (kind, algorithm) => {
    const other = testChain({ kind });
    expect(readCredentials(await signed(type, other), other.root)).toMatchObject({ problems: [], algorithm });
  });

  it('stay whole where they are larger than one segment of a JPEG', async () => {
    const large = testChain({ ballast: 200_000 });
    expect(readCredentials(await signed(type, large), large.root)).toMatchObject({
      problems: [],
      pieces: type === 'image/png' ? 1 : 4,
    });
  });

  it('fail for a picture of which one byte was changed', async () => {
    const file = await signed(type);
    const inPicture = file.length - 200;
    file[inPicture] = file[inPicture]! ^ 1;
    expect(readCredentials(file, chain.root)!.problems).toEqual(['the picture was changed']);
  });

  it('fail for whoever trusts another authority, even of the same name', async () => {
    const other = testChain();
    expect(readCredentials(await signed(type), other.root)!.problems).toEqual([
      'the certificate is nobody’s that is trusted',
    ]);
  });
});

/** The file with a text in its store replaced by one as long, and the checksum made to fit. */
function tampered(file: Uint8Array, from: string, to: string): Uint8Array {
  const changed = Buffer.from(file);
  const { start, end } = storeIn(changed)!;
  const at = changed.indexOf(from, start, 'latin1');
  expect(at).toBeLessThan(end);
  changed.write(to, at, 'latin1');
  if (changed[0] === 0x89) changed.writeUInt32BE(crc32(changed.subarray(start + 4, end - 4)), end - 4);
  return changed;
}

describe.each(types)('a store in %s that was tampered with is found out:', (type) => {
  it.each([
    [
      'how the picture came to be',
      'trainedAlgorithmicMedia',
      'digitalCapture_________',
      'c2pa.actions.v2 was changed',
    ],
    ['what made it', 'Flux (dev)', 'Camera 1.0', 'c2pa.actions.v2 was changed'],
    ['what is left out', 'jumbf manifest', 'jumbf_manifest', 'c2pa.hash.data was changed'],
    ['who claims it', 'fKinora', 'fKodak!', 'the signature is not of this claim'],
  ])('%s', async (_what, from, to, problem) => {
    const file = tampered(await signed(type), from, to);
    expect(readCredentials(file, chain.root)!.problems).toEqual([problem]);
  });

  it('somebody else’s certificate in place of the signer’s', async () => {
    const other = testChain();
    const [mine, theirs] = await Promise.all([openSigner(chain), openSigner(other)]);
    const file = await signedPicture(
      { bytes: bytesOf(type), type },
      making,
      { ...mine, chain: theirs.chain },
      madeAt,
    );
    expect(readCredentials(file!, other.root)!.problems).toEqual(['the signature is not of this claim']);
  });
});

it('a store that was moved is found out: nothing else may hide in its place', async () => {
  const file = Buffer.from(await signed('image/jpeg'));
  const { start } = storeIn(file)!;
  const comment = Buffer.from([0xff, 0xfe, 0, 4, 0x68, 0x69]);
  const moved = Buffer.concat([file.subarray(0, start), comment, file.subarray(start)]);
  expect(readCredentials(moved, chain.root)!.problems).toEqual([
    'more or less than the store is left out',
    'the picture was changed',
  ]);
});

describe('a picture that gets none', () => {
  it('keeps those that its maker gave it', async () => {
    for (const type of types) {
      const theirs = await signed(type);
      expect(await signed(type, testChain(), theirs)).toEqual(theirs);
    }
  });

  it.each(types)('stays as it is where it can’t be read as %s, and the log says so', async (type) => {
    const cut = bytesOf(type).slice(0, 30);
    expect(await signed(type, chain, cut)).toEqual(cut);
    expect(logged.at(-1)).toBe(`A picture has no Content Credentials: it is no ${type} that can be read.`);
  });

  it('stays as it is once the certificate has expired, and the log says so', async () => {
    let now = madeAt;
    const credentials = await credentialsOf(chain, () => now);
    now = new Date('2099-01-01');
    const file = { bytes: made.picture, type: 'image/png' };
    expect(await credentials.signed(file, making)).toEqual(made.picture);
    expect(logged.at(-1)).toMatch(
      /^A picture has no Content Credentials: the certificate of Kinora test signer expired on \d{4}-\d\d-\d\d\.$/,
    );
  });
});
