import { givenName, placesIn, type AnyForm, type MediaFile } from '@kinora/contract';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { fetchedFile } from './fetchedFile.ts';

type Files = Readonly<Record<string, readonly (MediaFile | null)[]>>;

/** Fetches what a creation was made of, by the inputs of its tool; null for what is no longer there. */
export function useFilesOf() {
  const { storage } = useStudioApi();
  return async (tool: AnyForm, settings: Readonly<Record<string, unknown>>): Promise<Files> => {
    const kept = placesIn(tool, settings);
    if (kept.length === 0) return {};
    const addresses = await storage.addresses(kept.flatMap(({ places }) => places));
    let next = 0;
    const ofInputs = kept.map(async ({ name, input, places }) => {
      const files = places.map(async (place) => {
        const address = addresses[next++];
        return address ? fetchedFile(address, givenName(place) ?? input.label) : null;
      });
      return [name, await Promise.all(files)] as const;
    });
    return Object.fromEntries(await Promise.all(ofInputs));
  };
}
