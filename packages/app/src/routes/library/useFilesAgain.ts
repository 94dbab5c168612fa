import { givenName, placesIn, refilled, type AnyForm, type PlacesOfInput } from '@kinora/contract';
import { AskedCode } from '@kinora/studio-kit';
import { use, useEffect, useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useFilling } from '../../drafts/useFilling.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { fetchedFile } from './fetchedFile.ts';

type Settings = Readonly<Record<string, unknown>>;

/**
 * Fetches what a creation was made of, and fills a form that is open already with it; answers what is no longer there.
 * That it is on its way is told as it is of code.
 */
export function useFilesAgain() {
  const { storage } = useStudioApi();
  const formOf = useFilling();
  const toasts = useToasts();
  const tell = use(AskedCode);
  const userId = useAuth().user?.id;
  const person = useRef(userId);
  useEffect(() => {
    person.current = userId;
  }, [userId]);

  const fetched = async (kept: readonly PlacesOfInput[]) => {
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

  const again = async (tool: AnyForm, settings: Settings): Promise<readonly string[]> => {
    const kept = placesIn(tool, settings);
    if (kept.length === 0) return [];
    const asker = person.current;
    const { values, gone } = refilled(tool, settings, await fetched(kept));
    // Files of one person are nothing for the form of another.
    if (person.current !== asker) return [];
    const fill = await formOf(tool);
    const overwritten = fill(values);
    if (overwritten)
      toasts.add({ tone: 'info', topic: 'filled', title: overwritten.said, action: overwritten.undo });
    return gone;
  };

  return (tool: AnyForm, settings: Settings) => {
    const filling = again(tool, settings);
    // How it ends is told by whoever asked.
    const over = () => null;
    tell?.(filling.then(over, over));
    return filling;
  };
}
