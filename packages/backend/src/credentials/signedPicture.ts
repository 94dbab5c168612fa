import { joined } from '@kinora/media';
import { jpegPlace } from './jpegPlace.ts';
import { manifestStore, sha256, type Making } from './manifestStore.ts';
import type { Signer } from './openSigner.ts';
import { pngPlace } from './pngPlace.ts';
import type { StorePlace } from './storePlace.ts';

const places: Readonly<Record<string, (picture: Uint8Array) => StorePlace | null>> = {
  'image/png': pngPlace,
  'image/jpeg': jpegPlace,
};

/** Whether files of this type can carry Content Credentials here. */
export const takesCredentials = (type: string): boolean => type in places;

export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/**
 * The picture with Content Credentials, its other bytes as they were. One that brings its maker's own keeps those:
 * what they say was signed by who made it. Null for what can't be read as a picture.
 */
export async function signedPicture(
  { bytes, type }: Picture,
  making: Making,
  signer: Signer,
  madeAt: Date,
): Promise<Uint8Array | null> {
  const place = places[type]?.(bytes);
  if (!place) return null;
  if (place.isTaken) return bytes;
  const manifest = {
    ...making,
    id: `urn:c2pa:${crypto.randomUUID()}`,
    instanceId: `xmp:iid:${crypto.randomUUID()}`,
    madeAt,
    hash: await sha256(bytes),
  };
  const store = await manifestStore(manifest, signer, (length) => ({
    start: place.at,
    length: place.wrappedLength(length),
  }));
  return joined([bytes.subarray(0, place.at), place.wrapped(store), bytes.subarray(place.at)]);
}
