import { cbor, Tagged, type Cbor } from './cbor.ts';
import type { Signer } from './openSigner.ts';

/** Numbers of COSE: RFC 9052 and 9360. */
const label = { algorithm: 1, certificates: 33 } as const;
const sign1 = 18;

const protectedBy = ({ algorithm, chain }: Signer): Uint8Array =>
  cbor(
    new Map<number, Cbor>([
      [label.algorithm, algorithm],
      [label.certificates, chain.length === 1 ? chain[0]! : chain],
    ]),
  );

const signature = (signer: Signer, bytes: Uint8Array): Tagged =>
  new Tagged(sign1, [protectedBy(signer), {}, null, bytes]);

/** A signature that lies apart from what it signs, which every reader has. */
export const coseSign1 = async (signer: Signer, signed: Uint8Array): Promise<Tagged> =>
  signature(signer, await signer.sign(cbor(['Signature1', protectedBy(signer), new Uint8Array(), signed])));

/** As long as a real one, before there is anything to sign. */
export const unsigned = (signer: Signer): Tagged => signature(signer, new Uint8Array(signer.signatureLength));
