import type { TitleOf } from '@kinora/contract';
import { inputAt } from './inputAt.ts';
import { named, placeFiles, type FileChanges, type PlacingStudio } from './placeFiles.ts';
import { placeFrames, type OwnFrames } from './placeFrames.ts';
import type { Arrival } from './arrival.ts';

interface Place {
  readonly ownFrames: OwnFrames | undefined;
  readonly changes: FileChanges;
  readonly titleOf: TitleOf;
  readonly words: { readonly frameLost: string };
}

/** Finds a place for what came to a studio. True: some of it was taken. */
export const placeArrival = (
  studio: () => PlacingStudio | null,
  { files, frames, target }: Arrival,
  { ownFrames, changes, titleOf, words }: Place,
): Promise<boolean> => {
  const input = inputAt(target);
  return frames && ownFrames
    ? placeFrames(studio, frames.split(' '), ownFrames, changes, words.frameLost, titleOf, input)
    : placeFiles(studio, files, changes, named(input));
};
