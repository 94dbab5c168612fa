import type { Creation } from '../../entities/creation.ts';
import { StudioError } from '../../errors.ts';
import { creationPageSize, type CreationsApi } from '../../studioApi.ts';
import type { FakeWorld } from './fakeWorld.ts';

const gone = () => new StudioError({ kind: 'NotFound', message: 'This creation is no longer there.' });

export function fakeCreations(world: FakeWorld): CreationsApi {
  const change = (id: string, to: (creation: Creation) => Creation) => {
    const account = world.signedIn();
    if (!account.creations.some((each) => each.id === id)) throw gone();
    account.creations = account.creations.map((each) => (each.id === id ? to(each) : each));
  };
  return {
    async list({ type, sort, after, signal }) {
      world.enter('creations.list', signal);
      const direction = sort === 'oldest' ? 1 : -1;
      const found = world
        .signedIn()
        .creations.filter((each) => (!type || each.type === type) && (sort !== 'liked' || each.is_liked))
        .toSorted(
          (a, b) => direction * (a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id)),
        );
      const start = after === undefined ? 0 : found.findIndex((each) => each.id === after) + 1;
      const items = found.slice(start, start + creationPageSize);
      return {
        items,
        total: found.length,
        next: start + items.length < found.length ? (items.at(-1)?.id ?? null) : null,
      };
    },
    async byId(id, options) {
      world.enter('creations.list', options?.signal);
      return world.signedIn().creations.find((each) => each.id === id) ?? null;
    },
    async setLiked(id, isLiked) {
      world.enter('creations.setLiked');
      change(id, (each) => ({ ...each, is_liked: isLiked }));
    },
    async remove(id) {
      world.enter('creations.remove');
      const account = world.signedIn();
      const found = account.creations.find((each) => each.id === id);
      if (!found) throw gone();
      account.creations = account.creations.filter((each) => each !== found);
      account.trash.push(found);
    },
    async restore(id) {
      world.enter('creations.restore');
      const account = world.signedIn();
      const found = account.trash.find((each) => each.id === id);
      if (!found) throw gone();
      account.trash = account.trash.filter((each) => each !== found);
      account.creations = [...account.creations, found];
    },
    async downloadAddress(creation) {
      world.enter('creations.downloadAddress');
      if (!creation.download_url)
        throw new StudioError({ kind: 'NotFound', message: 'File not available for download' });
      return `https://files.example/${creation.download_url}`;
    },
  };
}
