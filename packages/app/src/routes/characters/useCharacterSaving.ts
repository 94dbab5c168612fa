import type { Character, MediaFile } from '@kinora/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { charactersKey } from '../../queries/characters.ts';
import { useOneMutation } from '../../queries/useOneMutation.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';

export interface CharacterToSave {
  /** Without it it is a new one. */
  readonly id?: string;
  readonly name: string;
  readonly description: string;
  /** Places of the pictures that it has already. */
  readonly kept: readonly string[];
  /** New ones, of which some may still be being read. */
  readonly files: Promise<readonly MediaFile[]>;
}

/** There was nothing to show of the character. */
export class NoPicture extends Error {}

/** Uploads the new pictures of a character, then saves it. Tried again, no picture travels twice. */
export function useCharacterSaving(userId: string) {
  const { library, storage } = useStudioApi();
  const client = useQueryClient();
  const queryKey = charactersKey(userId);
  const places = useRef(new WeakMap<Blob, string>());

  const placeOf = async ({ blob, name }: MediaFile) => {
    const known = places.current.get(blob);
    if (known) return known;
    const place = await storage.upload(blob, { name });
    places.current.set(blob, place);
    return place;
  };
  return useOneMutation({
    mutationFn: async ({ id, name, description, kept, files }: CharacterToSave) => {
      const added = await files;
      if (kept.length + added.length === 0) throw new NoPicture();
      return library.saveCharacter({
        ...(id !== undefined && { id }),
        name,
        description,
        images: [...kept, ...(await Promise.all(added.map(placeOf)))],
      });
    },
    onSuccess: (saved) =>
      client.setQueryData<readonly Character[]>(queryKey, (characters = []) =>
        characters.some(({ id }) => id === saved.id)
          ? characters.map((each) => (each.id === saved.id ? saved : each))
          : [saved, ...characters],
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
