import * as v from 'valibot';
import { MB } from '../tools/media.ts';

export const characterLimits = {
  name: 80,
  description: 2000,
  images: 4,
  imageBytes: 10 * MB,
  characters: 100,
} as const;

/** What a person says of a character (D3); its images are places in storage. */
export const characterDraftSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(characterLimits.name)),
  description: v.pipe(v.string(), v.maxLength(characterLimits.description)),
  images: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(characterLimits.images)),
});

/** A row of characters. */
export const characterRowSchema = v.object({
  id: v.string(),
  ...characterDraftSchema.entries,
  created_at: v.string(),
  updated_at: v.string(),
});

export type CharacterDraft = v.InferOutput<typeof characterDraftSchema>;
type CharacterRow = v.InferOutput<typeof characterRowSchema>;

/** A named character with 1 to 4 reference images, each with its place and an address to look at. */
export type Character = Omit<CharacterRow, 'images'> & {
  readonly images: readonly { readonly place: string; readonly address: string | null }[];
};

/** What a character's card is drawn of. */
export type ShownCharacter = Pick<Character, 'name' | 'description' | 'images'>;

export const characterColumns = Object.keys(characterRowSchema.entries).join(',');
