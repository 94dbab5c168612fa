import { searchedFor } from '../../content/searchedFor.ts';
import * as v from 'valibot';
import { creationSchema, type Creation } from '../../entities/creation.ts';
import type { CreationsApi } from '../../studioApi.ts';
import { generalWords } from '../../words/general.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { paged } from './paged.ts';
import { gone } from './refusals.ts';

const trashLasts = 30 * 24 * 3600_000;
const missing = () => gone(generalWords.gone('creation'));

export function fakeCreations(world: FakeWorld): CreationsApi {
  const change = (id: string, to: (creation: Creation) => Creation) => {
    const account = world.signedIn();
    if (!account.creations.some((each) => each.id === id)) throw missing();
    account.creations = account.creations.map((each) => (each.id === id ? to(each) : each));
  };
  return {
    async list({ type, sort, search, after, signal }) {
      world.enter('creations.list', signal);
      const direction = sort === 'oldest' ? 1 : -1;
      const found = world
        .signedIn()
        .creations.filter(
          (each) =>
            (!type || each.type === type) &&
            (sort !== 'liked' || each.is_liked) &&
            (!search || searchedFor(search, [each.title, each.prompt, each.model_used].join(' '))),
        )
        .toSorted(
          (a, b) => direction * (a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id)),
        );
      return paged(found, after, (each) => each.id);
    },
    async byId(id, options) {
      world.enter('creations.byId', options?.signal);
      return world.signedIn().creations.find((each) => each.id === id) ?? null;
    },
    async setLiked(id, isLiked) {
      world.enter('creations.setLiked');
      change(id, (each) => ({ ...each, is_liked: isLiked }));
    },
    async rename(id, title) {
      world.enter('creations.rename');
      change(id, (each) => ({ ...each, title: title.trim() || null }));
    },
    async remove(id) {
      world.enter('creations.remove');
      const account = world.signedIn();
      const found = account.creations.find((each) => each.id === id);
      if (!found) throw missing();
      account.creations = account.creations.filter((each) => each !== found);
      const purge_at = new Date(world.clock.now() + trashLasts).toISOString();
      account.trash.unshift({ ...found, deleted_at: world.time(), purge_at });
    },
    async restore(id) {
      world.enter('creations.restore');
      const account = world.signedIn();
      const found = account.trash.find((each) => each.id === id);
      if (!found) throw missing();
      account.trash = account.trash.filter((each) => each !== found);
      account.creations = [...account.creations, v.parse(creationSchema, found)];
    },
    async trash(query) {
      world.enter('creations.trash', query?.signal);
      const { trash } = world.signedIn();
      const found = query?.id === undefined ? trash : trash.filter((each) => each.id === query.id);
      return paged(found, query?.after, (each) => each.id);
    },
    async deleteForever(which) {
      world.enter('creations.deleteForever');
      const account = world.signedIn();
      const kept = 'all' in which ? [] : account.trash.filter((each) => !which.ids.includes(each.id));
      const deleted = account.trash.length - kept.length;
      account.trash = kept;
      return deleted;
    },
    async downloadAddress(creation) {
      world.enter('creations.downloadAddress');
      if (!creation.download_url) throw gone('File not available for download');
      return `https://files.example/${creation.download_url}`;
    },
  };
}
