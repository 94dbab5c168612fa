import { kindOf, placesIn, toolOf, type AnyValue, type StudioCreation } from '@kinora/contract';
import { useQuery } from '@tanstack/react-query';
import { useUserId } from '../../account/AuthProvider.tsx';
import { fingerprintsQuery } from '../../queries/sources.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';

/** The files that it was made of, by input. */
function filesOf(creation: StudioCreation | undefined) {
  const tool = creation && toolOf(creation);
  return tool && creation.settings ? placesIn(tool, creation.settings) : [];
}

/** Each of these by one of the others that holds the same, as far as there is one; each of those stands for one. */
function twinsOf(
  places: readonly string[],
  others: readonly string[],
  prints: ReadonlyMap<string, string | null>,
) {
  const left = [...others];
  return new Map(
    places.flatMap((place) => {
      const print = prints.get(place) ?? null;
      const at = left.findIndex(
        (other) => other === place || (print !== null && prints.get(other) === print),
      );
      return at < 0 ? [] : left.splice(at, 1).map((twin) => [place, twin] as const);
    }),
  );
}

/**
 * The earlier of two creations, with its files called as the later one calls those that hold the same: one file that was
 * sent twice lies in two places. None while that is looked up; where it can't be, its files are not compared: each is
 * called as the one in its place.
 */
export function useSameFiles(
  earlier: StudioCreation | undefined,
  later: StudioCreation,
): StudioCreation | undefined {
  const kept = filesOf(earlier);
  const before = kept.flatMap(({ places }) => places);
  const since = filesOf(later);
  const after = since.flatMap(({ places }) => places);
  const places = [...new Set([...before, ...after])];
  const isOpen = before.length > 0 && after.length > 0 && before.join() !== after.join();
  const { data, isPending } = useQuery({
    ...fingerprintsQuery(useStudioApi(), useUserId(), places),
    enabled: isOpen,
  });
  if (!isOpen || !earlier) return earlier;
  if (isPending) return undefined;
  const twins = data && twinsOf(before, after, new Map(places.map((place, at) => [place, data[at] ?? null])));
  const files = kept.map(({ name, input, places }) => {
    const inPlace = since.find((each) => each.name === name)?.places;
    const called = places.map((place, at) => (twins ? twins.get(place) : inPlace?.[at]) ?? place);
    return [name, kindOf(input).files!.withPlaces(earlier.settings![name] as AnyValue, called)];
  });
  return { ...earlier, settings: { ...earlier.settings, ...Object.fromEntries(files) } };
}
