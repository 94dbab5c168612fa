import type { Creation, TrashedCreation } from './creation.ts';

interface Numbered {
  /** Where a server gives it one. */
  readonly frame_number?: Creation['frame_number'] | undefined;
}

/** What a frame is drawn of, and what is done with one needs; whoever shows it may hand in more, and gets all back. */
export type ShownCreation = Pick<
  Creation,
  | 'id'
  | 'type'
  | 'title'
  | 'prompt'
  | 'file_url'
  | 'thumbnail_url'
  | 'download_url'
  | 'status'
  | 'created_at'
  | 'is_liked'
> &
  Numbered & {
    /** How far it has developed, 0 to 1, while it is at work and that is known. */
    readonly progress?: number | undefined;
  };

/** What a frame in the trash is drawn of. */
export type ShownTrash = Omit<ShownCreation, 'id' | 'download_url'> & Pick<TrashedCreation, 'purge_at'>;

/** What a receipt tells of how something was made. */
export type MadeCreation = Pick<
  Creation,
  | 'created_at'
  | 'model_used'
  | 'made_by'
  | 'width'
  | 'height'
  | 'seconds'
  | 'credits_cost'
  | 'prompt'
  | 'settings'
> &
  Partial<Pick<Creation, 'paid_by'>>;

/** What stands under a result: what it is, and what it is saved by. */
export type ToldCreation = Pick<ShownCreation, 'type' | 'title' | 'prompt' | 'created_at' | 'download_url'> &
  Making;

/** A result with what is shown of it. */
export type ResultCreation = ToldCreation & Pick<ShownCreation, 'file_url' | 'thumbnail_url'>;

/** All that a studio asks of what it made: it is shown, told of, kept, and its settings are used again. */
export interface StudioCreation extends ShownCreation, MadeCreation {
  /** False for what came without a job: no server keeps it. */
  readonly isKept?: false;
}

type Sources = Pick<Creation, 'type' | 'file_url' | 'thumbnail_url'>;
type Making = Pick<Creation, 'width' | 'height' | 'seconds' | 'made_by'> & Numbered;

/** What a frame is seen by: the still of a clip, a picture itself. */
export const stillOf = ({ type, file_url, thumbnail_url }: Sources): string | null =>
  type === 'image' ? (file_url ?? thumbnail_url) : thumbnail_url;

/** What a result is, from its number on the film on: 12, 1280 × 720, 5 s, Local engine. */
export const creationFacts = (
  { frame_number, width, height, seconds, made_by }: Making,
  locale: string,
): string[] =>
  [
    frame_number?.toLocaleString(locale),
    width && height && `${width} × ${height}`,
    seconds && `${seconds} s`,
    made_by,
  ]
    .filter((fact) => fact)
    .map(String);
