import type { AiModel } from '../entities/aiModel.ts';
import type { Album, ReportReason, SharedAlbum } from '../entities/album.ts';
import type { Bookmark, BookmarkTarget } from '../entities/bookmark.ts';
import type { Character, CharacterDraft } from '../entities/character.ts';
import type { Creation } from '../entities/creation.ts';
import type { TrainedModel } from '../entities/trainedModel.ts';
import type { Cancellable } from './cancellable.ts';
import type { Page, PageQuery } from './page.ts';

interface BookmarksApi {
  /** Newest first. */
  bookmarks(options?: Cancellable): Promise<readonly Bookmark[]>;
  /** Answers with its id; adding twice is adding once. */
  addBookmark(target: BookmarkTarget): Promise<string>;
  removeBookmark(id: string): Promise<void>;
}

interface AlbumsApi {
  /** The latest change first. */
  albums(options?: Cancellable): Promise<readonly Album[]>;
  /** Makes or changes one, and answers with its id. */
  saveAlbum(album: {
    readonly id?: string;
    readonly title: string;
    readonly description?: string;
  }): Promise<string>;
  /** Its creations stay. */
  deleteAlbum(id: string): Promise<void>;
  /** Public, whoever has the token can read it; private again, the old token is dead. */
  setAlbumPublic(
    id: string,
    isPublic: boolean,
  ): Promise<{ readonly isPublic: boolean; readonly shareToken: string | null }>;
  /** Answers how many there are then. */
  addToAlbum(id: string, creationIds: readonly string[]): Promise<number>;
  /** How many of these each album has, by its id; those that have none are left out. */
  albumsHolding(
    creationIds: readonly string[],
    options?: Cancellable,
  ): Promise<Readonly<Record<string, number>>>;
  removeFromAlbum(id: string, creationIds: readonly string[]): Promise<number>;
  setAlbumCover(id: string, creationId: string): Promise<void>;
  albumCreations(id: string, query?: PageQuery): Promise<Page<Creation>>;
  /** What whoever has the link sees; NotFound for a dead one. Open to visitors. */
  sharedAlbum(token: string, options?: Cancellable): Promise<SharedAlbum>;
  /** Open to visitors. */
  reportAlbum(report: {
    readonly token: string;
    readonly reason: ReportReason;
    readonly message?: string;
  }): Promise<void>;
}

interface CharactersApi {
  characters(options?: Cancellable): Promise<readonly Character[]>;
  /** Makes one, or changes the one with this id. */
  saveCharacter(character: CharacterDraft & { readonly id?: string }): Promise<Character>;
  deleteCharacter(id: string): Promise<void>;
}

interface ModelsApi {
  /** The catalogue of models. Open to visitors. */
  models(options?: Cancellable): Promise<readonly AiModel[]>;
  /** One's own, newest first. */
  trainedModels(options?: Cancellable): Promise<readonly TrainedModel[]>;
  deleteTrainedModel(id: string): Promise<void>;
}

export interface LibraryApi extends BookmarksApi, AlbumsApi, CharactersApi, ModelsApi {}
