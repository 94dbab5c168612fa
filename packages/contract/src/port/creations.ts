import type { Creation, CreationType, TrashedCreation } from '../entities/creation.ts';
import type { StudioCreation } from '../entities/creationShown.ts';
import type { Cancellable } from './cancellable.ts';
import type { Page, PageQuery } from './page.ts';

export const creationSorts = ['newest', 'oldest', 'liked'] as const;
export type CreationSort = (typeof creationSorts)[number];

export interface CreationQuery extends PageQuery {
  readonly type?: CreationType;
  readonly sort: CreationSort;
  /** Words that all stand in its title, prompt or model, in any order. */
  readonly search?: string;
}

export interface TrashQuery extends PageQuery {
  /** This creation alone, wherever in the trash it lies. */
  readonly id?: string;
}

/** How many creations come at once. */
export const creationPageSize = 60;

export interface CreationsApi {
  list(query: CreationQuery): Promise<Page<Creation>>;
  /** One creation, or null when it is gone or someone else's. */
  byId(id: string, options?: Cancellable): Promise<Creation | null>;
  setLiked(id: string, isLiked: boolean): Promise<void>;
  /** Gives it another title; an empty one lets the prompt speak again. */
  rename(id: string, title: string): Promise<void>;
  /** Into the trash. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** What was deleted within 30 days, the latest first. */
  trash(query?: TrashQuery): Promise<Page<TrashedCreation>>;
  /** Deletes what is in the trash with its files, and answers how many that were. */
  deleteForever(which: { readonly ids: readonly string[] } | { readonly all: true }): Promise<number>;
  /** An address that saves the file under a good name; rejects with NotFound when there is no file. */
  downloadAddress(creation: StudioCreation): Promise<string>;
}
