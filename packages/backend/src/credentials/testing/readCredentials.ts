import { createHash, verify, X509Certificate } from 'node:crypto';
import { decodedCbor } from './decodedCbor.ts';
import { storeIn } from './storeIn.ts';
import { boxesIn, superBox, type SuperBox } from './superBox.ts';

/** What a reader who shares nothing with the writer finds in a file. */
export interface ReadCredentials {
  /** Everything that is not as it should be, in the order in which a reader looks. */
  readonly problems: readonly string[];
  readonly generator: string;
  readonly actions: readonly Record<string, unknown>[];
  readonly signer: string;
  /** Of the x5chain. */
  readonly certificates: number;
  readonly algorithm: number;
  /** How many chunks or segments the store lies in. */
  readonly pieces: number;
}

const plain = (value: unknown): unknown =>
  value instanceof Map
    ? Object.fromEntries([...value].map(([key, each]) => [String(key), plain(each)]))
    : Array.isArray(value)
      ? value.map(plain)
      : value;

type Fields = Map<unknown, unknown>;
const sha256 = (...parts: readonly Buffer[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const bytesOf = (map: Fields, name: unknown) => map.get(name) as Buffer;

/** How node:crypto is asked for what COSE calls by number. */
const hashes: Readonly<Record<string, string | null>> = {
  '-7': 'sha256',
  '-35': 'sha384',
  '-37': 'sha256',
  '-8': null,
};

/** What is signed, put together anew: head of a text and of byte strings, as long as they may be. */
function signedBytes(guarded: Buffer, claim: Buffer): Buffer {
  const string = (content: Buffer) => {
    const head = Buffer.alloc(5);
    head[0] = 0x5a;
    head.writeUInt32BE(content.length, 1);
    const short =
      content.length < 24
        ? Buffer.of(0x40 | content.length)
        : content.length < 256
          ? Buffer.of(0x58, content.length)
          : content.length < 65_536
            ? Buffer.of(0x59, content.length >> 8, content.length & 255)
            : head;
    return Buffer.concat([short, content]);
  };
  const context = Buffer.from('Signature1');
  return Buffer.concat([
    Buffer.of(0x84, 0x60 | context.length),
    context,
    string(guarded),
    Buffer.of(0x40),
    string(claim),
  ]);
}

/** Reads a PNG's or JPEG's Content Credentials and checks all of them against who is trusted. Null where there are none. */
export function readCredentials(picture: Uint8Array, trusted: string): ReadCredentials | null {
  const file = Buffer.from(picture);
  const found = storeIn(file);
  if (!found) return null;
  const problems: string[] = [];
  const stores = boxesIn(found.store).map(superBox);
  const manifests = stores[0]!.boxes.map(superBox);
  const manifest = manifests.at(-1)!;
  const [assertionStore, claimBox, signatureBox] = manifest.boxes.map(superBox) as [
    SuperBox,
    SuperBox,
    SuperBox,
  ];
  const names = [stores[0]!, manifest, assertionStore, claimBox, signatureBox].map(({ kind }) => kind);
  if (names.join() !== 'c2pa,c2ma,c2as,c2cl,c2cs') problems.push(`boxes are ${names.join()}`);
  const assertions = assertionStore.boxes.map(superBox);
  const contentOf = (label: string) =>
    decodedCbor(assertions.find((each) => each.label === label)!.boxes[0]!.content) as Fields;

  const claim = decodedCbor(claimBox.boxes[0]!.content) as Fields;
  for (const reference of claim.get('created_assertions') as Fields[]) {
    const label = (reference.get('url') as string).replace('self#jumbf=c2pa.assertions/', '');
    const box = assertions.find((each) => each.label === label);
    if (!box) problems.push(`${label} is missing`);
    else if (!sha256(box.whole).equals(bytesOf(reference, 'hash'))) problems.push(`${label} was changed`);
  }
  const claimed = (claim.get('created_assertions') as Fields[]).length;
  if (claimed !== assertions.length) problems.push('an assertion is claimed by nobody');
  if (claim.get('signature') !== `self#jumbf=/c2pa/${manifest.label}/c2pa.signature`)
    problems.push('the claim names another signature');

  const data = contentOf('c2pa.hash.data');
  const [place] = data.get('exclusions') as Fields[];
  const [from, to] = [
    place!.get('start') as number,
    (place!.get('start') as number) + (place!.get('length') as number),
  ];
  // Else something that nobody signed could hide there.
  if (from !== found.start || to !== found.end) problems.push('more or less than the store is left out');
  if (!sha256(file.subarray(0, from), file.subarray(to)).equals(bytesOf(data, 'hash')))
    problems.push('the picture was changed');
  if (bytesOf(data, 'pad').some((byte) => byte !== 0)) problems.push('the padding is not empty');

  const [guarded, , payload, signature] = decodedCbor(signatureBox.boxes[0]!.content) as [
    Buffer,
    Fields,
    null,
    Buffer,
  ];
  if (payload !== null) problems.push('the signature brings what it signs');
  const header = decodedCbor(guarded) as Fields;
  const given = header.get(33) as Buffer | Buffer[];
  const chain = (Array.isArray(given) ? given : [given]).map((der) => new X509Certificate(der));
  const leaf = chain[0]!;
  const algorithm = header.get(1) as number;
  const isSigned = verify(
    hashes[algorithm],
    signedBytes(guarded, claimBox.boxes[0]!.content),
    algorithm === -37
      ? { key: leaf.publicKey, padding: 6, saltLength: 32 }
      : { key: leaf.publicKey, dsaEncoding: 'ieee-p1363' },
    signature,
  );
  if (!isSigned) problems.push('the signature is not of this claim');
  const root = new X509Certificate(trusted);
  const last = chain.at(-1)!;
  if (!last.checkIssued(root) || !last.verify(root.publicKey))
    problems.push('the certificate is nobody’s that is trusted');

  return {
    problems,
    generator: plain((claim.get('claim_generator_info') as Fields).get('name')) as string,
    actions: plain(contentOf('c2pa.actions.v2').get('actions')) as Record<string, unknown>[],
    signer: /CN=(.*)/.exec(leaf.subject)?.[1] ?? '',
    certificates: chain.length,
    algorithm,
    pieces: found.pieces,
  };
}
