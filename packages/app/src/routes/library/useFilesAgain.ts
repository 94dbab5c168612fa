import {
  givenName,
  libraryWords,
  placesIn,
  refilled,
  type AnyForm,
  type PlacesOfInput,
} from '@kinora/contract';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useFilling } from '../../drafts/useFilling.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { fetchedFile } from './fetchedFile.ts';

const words = libraryWords.goOnIn;

/** What is told only where it takes its time, in milliseconds. */
const quick = 1000;

/** Fetches what a creation was made of, and fills a form that is open already with it; answers what is no longer there. */
export function useFilesAgain() {
  const { storage } = useStudioApi();
  const formOf = useFilling();
  const toasts = useToasts();
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

  return async (tool: AnyForm, settings: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
    const kept = placesIn(tool, settings);
    if (kept.length === 0) return [];
    const asker = person.current;
    const slow = setTimeout(
      () => toasts.add({ tone: 'info', topic: 'reuse', title: words.filesComing }),
      quick,
    );
    try {
      const { values, gone } = refilled(tool, settings, await fetched(kept));
      // Files of one person are nothing for the form of another.
      if (person.current !== asker) return [];
      const fill = await formOf(tool);
      const overwritten = fill(values);
      if (overwritten)
        toasts.add({ tone: 'info', topic: 'filled', title: overwritten.said, action: overwritten.undo });
      return gone;
    } finally {
      clearTimeout(slow);
    }
  };
}
