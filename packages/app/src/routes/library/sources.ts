import {
  compareWords,
  mediaOf,
  placesIn,
  toolOf,
  type MediaKind,
  type StudioCreation,
} from '@kinora/contract';
import type { Seen } from './UnderOneSeam.tsx';

export interface Source {
  readonly place: string;
  readonly media: MediaKind;
}

/** What a creation was made from, as far as it can be seen. */
export function sourcesOf(creation: StudioCreation): readonly Source[] {
  const tool = toolOf(creation);
  if (!tool || !creation.settings) return [];
  return placesIn(tool, creation.settings).flatMap(({ input, places }) => {
    const media = mediaOf(input);
    return media === null || media === 'audio' ? [] : places.map((place) => ({ place, media }));
  });
}

/** Those of them that are still there, as one of two that are compared. */
export const seenSources = (
  sources: readonly Source[],
  addresses: readonly (string | null)[],
): readonly Seen[] =>
  sources.flatMap(({ place, media }, index) => {
    const address = addresses[index];
    if (!address) return [];
    const title = sources.length > 1 ? compareWords.sourceOfSeveral(index + 1) : compareWords.source;
    return media === 'video'
      ? { id: place, title, clip: address, still: null }
      : { id: place, title, clip: null, still: address };
  });
