import type { Album } from '../../entities/album.ts';
import type { Creation } from '../../entities/creation.ts';
import type { LibraryApi } from '../../studioApi.ts';
import { generalWords } from '../../words/general.ts';
import type { FakeAccount, FakeAlbum } from './fakeAccount.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { paged } from './paged.ts';
import { gone, invalid } from './refusals.ts';

type AlbumsApi = Pick<
  LibraryApi,
  | 'albums'
  | 'saveAlbum'
  | 'deleteAlbum'
  | 'setAlbumPublic'
  | 'addToAlbum'
  | 'albumsHolding'
  | 'removeFromAlbum'
  | 'setAlbumCover'
  | 'albumCreations'
  | 'sharedAlbum'
  | 'reportAlbum'
>;

const lost = () => gone('This album is private or no longer there.');

const creationsOf = (account: FakeAccount, { creationIds }: FakeAlbum): Creation[] =>
  creationIds.flatMap((id) => account.creations.find((each) => each.id === id) ?? []);

function seen(account: FakeAccount, album: FakeAlbum): Album {
  const { id, title, description, cover, isPublic, shareToken, createdAt, updatedAt } = album;
  const creations = creationsOf(account, album);
  const shown = creations.find((each) => each.id === cover) ?? creations[0];
  return {
    id,
    title,
    description,
    coverImage: shown?.thumbnail_url ?? null,
    itemCount: creations.length,
    isPublic,
    shareToken,
    createdAt,
    updatedAt,
  };
}

export function fakeAlbums(world: FakeWorld): AlbumsApi {
  const own = (id: string) => {
    const account = world.signedIn();
    const album = account.albums.find((each) => each.id === id);
    if (!album) throw gone(generalWords.gone('album'));
    return { account, album };
  };
  const put = (account: FakeAccount, changed: FakeAlbum) => {
    const next = { ...changed, updatedAt: world.time() };
    account.albums = [next, ...account.albums.filter((each) => each.id !== changed.id)];
  };
  const shared = (token: string) => {
    for (const account of world.accounts.values()) {
      const album = account.albums.find((each) => each.isPublic && each.shareToken === token);
      if (album) return { account, album };
    }
    throw lost();
  };

  return {
    async albums(options) {
      world.enter('library.albums', options?.signal);
      const account = world.signedIn();
      return account.albums.map((album) => seen(account, album));
    },
    async saveAlbum({ id, title, description = '' }) {
      world.enter('library.saveAlbum');
      const account = world.signedIn();
      if (title.trim() === '') throw invalid('An album needs a title.', 'title');
      const known = id === undefined ? null : own(id).album;
      const now = world.time();
      const album: FakeAlbum = known ?? {
        id: world.newId(),
        title,
        description,
        cover: null,
        isPublic: false,
        shareToken: null,
        createdAt: now,
        updatedAt: now,
        creationIds: [],
      };
      put(account, { ...album, title: title.trim(), description });
      return album.id;
    },
    async deleteAlbum(id) {
      world.enter('library.deleteAlbum');
      const { account, album } = own(id);
      account.albums = account.albums.filter((each) => each !== album);
    },
    async setAlbumPublic(id, isPublic) {
      world.enter('library.setAlbumPublic');
      const { account, album } = own(id);
      const shareToken = isPublic ? (album.shareToken ?? world.newId()) : null;
      put(account, { ...album, isPublic, shareToken });
      return { isPublic, shareToken };
    },
    async addToAlbum(id, creationIds) {
      world.enter('library.addToAlbum');
      const { account, album } = own(id);
      const added = creationIds.filter(
        (each) => !album.creationIds.includes(each) && account.creations.some((known) => known.id === each),
      );
      put(account, { ...album, creationIds: [...added, ...album.creationIds] });
      return album.creationIds.length + added.length;
    },
    async albumsHolding(creationIds, options) {
      world.enter('library.albumsHolding', options?.signal);
      const held = world
        .signedIn()
        .albums.map(
          (album) =>
            [album.id, album.creationIds.filter((each) => creationIds.includes(each)).length] as const,
        );
      return Object.fromEntries(held.filter(([, size]) => size > 0));
    },
    async removeFromAlbum(id, creationIds) {
      world.enter('library.removeFromAlbum');
      const { account, album } = own(id);
      const left = album.creationIds.filter((each) => !creationIds.includes(each));
      put(account, { ...album, creationIds: left });
      return left.length;
    },
    async setAlbumCover(id, creationId) {
      world.enter('library.setAlbumCover');
      const { account, album } = own(id);
      if (!album.creationIds.includes(creationId)) throw gone();
      put(account, { ...album, cover: creationId });
    },
    async albumCreations(id, query) {
      world.enter('library.albumCreations', query?.signal);
      const { account, album } = own(id);
      return paged(creationsOf(account, album), query?.after, (each) => each.id);
    },
    async sharedAlbum(token, options) {
      world.enter('library.sharedAlbum', options?.signal);
      const { account, album } = shared(token);
      const { id, title, description, itemCount, createdAt, updatedAt } = seen(account, album);
      const items = creationsOf(account, album).map((each) => ({
        id: each.id,
        type: each.type,
        title: each.title,
        made_by: each.made_by,
        model_used: each.model_used,
        width: each.width,
        height: each.height,
        seconds: each.seconds,
        created_at: each.created_at,
        fileUrl: each.file_url,
        thumbnailUrl: each.thumbnail_url,
      }));
      return { id, title, description, itemCount, createdAt, updatedAt, items };
    },
    async reportAlbum({ token, reason }) {
      world.enter('library.reportAlbum');
      shared(token);
      world.reports.push({ token, reason });
    },
  };
}
