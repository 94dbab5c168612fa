import type { Creation } from './creation.ts';

type Sources = Pick<Creation, 'type' | 'file_url' | 'thumbnail_url'>;
type Making = Pick<Creation, 'width' | 'height' | 'seconds' | 'made_by'>;

/** What a frame is seen by: the still of a clip, a picture itself. */
export const stillOf = ({ type, file_url, thumbnail_url }: Sources): string | null =>
  type === 'image' ? (file_url ?? thumbnail_url) : thumbnail_url;

/** What a result is: 1280 × 720, 5 s, Local engine. */
export const creationFacts = ({ width, height, seconds, made_by }: Making): string[] =>
  [width && height ? `${width} × ${height}` : null, seconds ? `${seconds} s` : null, made_by].filter(
    (fact) => fact != null,
  );
