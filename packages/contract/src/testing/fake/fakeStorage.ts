import type { StorageApi } from '../../studioApi.ts';
import { mediaAddress } from '../../tools/media.ts';
import type { FakeWorld } from './fakeWorld.ts';

const mostBytes = 2_000_000_000;
const mostFiles = 500;

/** What these bytes are told from others by, as a server says it. */
export const fingerprintOf = async (file: Blob): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return `"${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
};

/** Of what one uploaded oneself. */
const fileAt = (world: FakeWorld, place: string): Blob | undefined =>
  place.startsWith(`${world.signedIn().session.user.id}/`) ? world.uploads.get(place) : undefined;

export const fakeStorage = (world: FakeWorld): StorageApi => ({
  async upload(file, { name, onProgress, signal }) {
    world.enter('storage.upload', signal);
    const reference = `${world.signedIn().session.user.id}/${world.newId()}-${name.replace(/[^\w.-]+/g, '-')}`;
    world.uploads.set(reference, file);
    onProgress?.(1);
    return reference;
  },
  async addresses(places, options) {
    world.enter('storage.addresses', options?.signal);
    world.signedIn();
    return places.map((place) => {
      if (mediaAddress(place)?.as !== 'reference') return place;
      const file = fileAt(world, place);
      return file ? URL.createObjectURL(file) : null;
    });
  },
  async fingerprints(places, options) {
    world.enter('storage.fingerprints', options?.signal);
    world.signedIn();
    return Promise.all(
      places.map(async (place) => {
        if (mediaAddress(place)?.as !== 'reference') return place;
        const file = fileAt(world, place);
        return file ? fingerprintOf(file) : null;
      }),
    );
  },
  async room(options) {
    world.enter('storage.room', options?.signal);
    const { id } = world.signedIn().session.user;
    const own = [...world.uploads].filter(([place]) => place.startsWith(`${id}/`));
    return {
      usedBytes: own.reduce((bytes, [, file]) => bytes + file.size, 0),
      mostBytes,
      files: own.length,
      mostFiles,
    };
  },
});
