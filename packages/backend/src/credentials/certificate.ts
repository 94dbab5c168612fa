import { der, hex, parts, type Der } from './der.ts';
import { signingKind, type SigningKind } from './signingKinds.ts';

/** What of an X.509 certificate is looked at. Its purposes are object identifiers in hex. */
export interface Certificate {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** For people: its common name, else its organization. */
  readonly name: string;
  readonly issuer: string;
  readonly subject: string;
  readonly from: Date;
  readonly to: Date;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** Null for a key that signs nothing here. */
  readonly keyKind: SigningKind | null;
  /** What its key may sign, by its key usage. */
  readonly signs: 'content' | 'certificates too' | 'something else';
  readonly namesIssuersKey: boolean;
  readonly isAuthority: boolean;
  readonly purposes: readonly string[];
}

const tags = {
  boolean: 0x01,
  utcTime: 0x17,
  version: 0xa0,
  extensions: 0xa3,
} as const;
const extensionNames = {
  keyUsage: '551d0f',
  basicConstraints: '551d13',
  issuersKey: '551d23',
  purposes: '551d25',
} as const;
const nameParts = { common: '550403', organization: '55040a' } as const;
const keyUsages = { digitalSignature: 0x80, keyCertSign: 0x04 } as const;

function time({ tag, content }: Der): Date {
  const text = new TextDecoder().decode(content);
  // Two digits of a year mean 1950 to 2049.
  const digits = tag === tags.utcTime ? (text < '50' ? '20' : '19') + text : text;
  const date = new Date(digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(date.getTime())) throw new Error('This is no time of a certificate.');
  return date;
}

function nameIn(subject: Der): string {
  const said = parts(subject)
    .flatMap(parts)
    .map((pair) => parts(pair))
    .map(([kind, text]) => [hex(kind!.content), new TextDecoder().decode(text!.content)] as const);
  const wanted = [nameParts.common, nameParts.organization];
  return wanted.map((kind) => said.find(([each]) => each === kind)?.[1]).find(Boolean) ?? 'no name';
}

/** The content of each extension, by its object identifier. */
const extensionsIn = (fields: readonly Der[]): ReadonlyMap<string, Der> =>
  new Map(
    fields
      .filter(({ tag }) => tag === tags.extensions)
      .flatMap((field) => parts(parts(field)[0]!))
      .map((extension) => parts(extension))
      .map((pair) => [hex(pair[0]!.content), der(pair.at(-1)!.content)]),
  );

function signedWith(usage: Der | undefined): Certificate['signs'] {
  // The first byte of a bit string says how many bits at its end are none.
  const bits = usage?.content[1] ?? 0;
  if ((bits & keyUsages.digitalSignature) === 0) return 'something else';
  return (bits & keyUsages.keyCertSign) === 0 ? 'content' : 'certificates too';
}

/** Throws on what is none. */
export function certificate(bytes: Uint8Array<ArrayBuffer>): Certificate {
  const fields = parts(parts(der(bytes))[0]!);
  const [, , issuer, validity, subject, key] = fields[0]!.tag === tags.version ? fields.slice(1) : fields;
  const [from, to] = parts(validity!);
  const extensions = extensionsIn(fields);
  const constraints = extensions.get(extensionNames.basicConstraints);
  const purposes = extensions.get(extensionNames.purposes);
  return {
    bytes,
    name: nameIn(subject!),
    issuer: hex(issuer!.whole),
    subject: hex(subject!.whole),
    from: time(from!),
    to: time(to!),
    publicKey: key!.whole,
    keyKind: signingKind(parts(key!)[0]!),
    signs: signedWith(extensions.get(extensionNames.keyUsage)),
    namesIssuersKey: extensions.has(extensionNames.issuersKey),
    isAuthority:
      constraints !== undefined &&
      parts(constraints).some(({ tag, content }) => tag === tags.boolean && content[0] !== 0),
    purposes: purposes ? parts(purposes).map(({ content }) => hex(content)) : [],
  };
}
