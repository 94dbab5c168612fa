import type { SampleCreation } from '@kinora/contract';

/** The samples as a choice of the page shows them. */
export function sortedSamples(
  samples: readonly SampleCreation[],
  view: 'recent' | 'mostLiked' | SampleCreation['type'],
): readonly SampleCreation[] {
  const shown = view === 'image' || view === 'video' ? samples.filter(({ type }) => type === view) : samples;
  return shown.toSorted((a, b) =>
    view === 'mostLiked' ? b.likes - a.likes : b.likedAt.localeCompare(a.likedAt),
  );
}
