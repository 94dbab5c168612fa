import { cbor, Tagged, type Cbor } from './cbor.ts';
import { coseSign1, unsigned } from './coseSign1.ts';
import { cborBox, labelled, referredTo } from './jumbf.ts';
import type { Signer } from './openSigner.ts';

/** What is said of a picture. */
export interface Making {
  /** In the words that stand beside the result: 'Flux (dev)'. */
  readonly madeBy: string;
  /** One of IPTC's terms. */
  readonly digitalSourceType: string;
}

export interface Manifest extends Making {
  readonly id: string;
  readonly instanceId: string;
  readonly madeAt: Date;
  /** SHA-256 of the file as it is without the store. */
  readonly hash: Uint8Array;
}

/** Where the store lies in the file. */
export interface Place {
  readonly start: number;
  readonly length: number;
}

export const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));

const assertionStore = 'c2pa.assertions';
const dateTime = 0;
/** The longest that a number of 32 bits becomes. */
const longestNumber = 5;

const actions = ({ madeBy, digitalSourceType, madeAt }: Manifest): Cbor => ({
  actions: [
    {
      action: 'c2pa.created',
      digitalSourceType,
      softwareAgent: { name: madeBy },
      when: new Tagged(dateTime, madeAt.toISOString()),
    },
  ],
  allActionsIncluded: true,
});

const dataHash = ({ hash }: Manifest, { start, length }: Place): Cbor => ({
  exclusions: [{ start, length }],
  name: 'jumbf manifest',
  alg: 'sha256',
  hash,
  // However long the place is in the end, to say so takes as many bytes.
  pad: new Uint8Array(longestNumber - cbor(length).length),
});

/** The claim, what it claims, and the signature that `sign` gives of it. */
async function store(
  manifest: Manifest,
  place: Place,
  sign: (claim: Uint8Array) => Tagged | Promise<Tagged>,
): Promise<Uint8Array> {
  const assertions = Object.entries({
    'c2pa.actions.v2': actions(manifest),
    'c2pa.hash.data': dataHash(manifest, place),
  }).map(([name, content]) => ({ name, box: cborBox('cbor', name, content) }));
  const claim: Cbor = {
    instanceID: manifest.instanceId,
    claim_generator_info: { name: 'Kinora' },
    signature: `self#jumbf=/c2pa/${manifest.id}/c2pa.signature`,
    created_assertions: await Promise.all(
      assertions.map(async ({ name, box }) => ({
        url: `self#jumbf=${assertionStore}/${name}`,
        hash: await sha256(referredTo(box)),
      })),
    ),
    alg: 'sha256',
  };
  return labelled(
    'c2pa',
    'c2pa',
    labelled(
      'c2ma',
      manifest.id,
      labelled('c2as', assertionStore, ...assertions.map(({ box }) => box)),
      cborBox('c2cl', 'c2pa.claim.v2', claim),
      cborBox('c2cs', 'c2pa.signature', await sign(cbor(claim))),
    ),
  );
}

/** A C2PA manifest store. `placed` tells where it will lie, by how long it is. */
export async function manifestStore(
  manifest: Manifest,
  signer: Signer,
  placed: (length: number) => Place,
): Promise<Uint8Array> {
  const draft = await store(manifest, { ...placed(0), length: 0 }, () => unsigned(signer));
  return store(manifest, placed(draft.length), (claim) => coseSign1(signer, claim));
}
