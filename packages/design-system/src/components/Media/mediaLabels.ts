import { generalWords } from '../../labels/english/generalWords.ts';
import { mediaWords } from '../../labels/english/mediaWords.ts';
import { pictureWords } from '../../labels/english/pictureWords.ts';
import type { Labels } from '../../labels/labels.ts';

/** What a clip or a sound says in English; what became of one that does not play comes with that failure. */
export const englishOfMedia = {
  ...mediaWords,
  loading: generalWords.loading,
  tryAgain: pictureWords.tryAgain,
};

export type MediaLabels = Pick<Labels, keyof typeof englishOfMedia | 'mediaBroken'>;
