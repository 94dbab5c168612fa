import type { StorageApi } from '../../studioApi.ts';
import { mediaAddress } from '../../tools/media.ts';
import type { FakeWorld } from './fakeWorld.ts';

const mostBytes = 2_000_000_000;
const mostFiles = 500;

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
    const { id } = world.signedIn().session.user;
    return places.map((place) => {
      if (mediaAddress(place)?.as !== 'reference') return place;
      const file = place.startsWith(`${id}/`) ? world.uploads.get(place) : undefined;
      return file ? URL.createObjectURL(file) : null;
    });
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
