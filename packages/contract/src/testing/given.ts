import { isFileInput, kindOf, mediaOf, takesSeveral, type Input } from '../tools/kinds/index.ts';
import type { MediaKind } from '../tools/media.ts';

const leastOf = (input: Input): number => ('min' in input ? Math.max(1, input.min) : 1);

/** What a person would give an input that begins empty; undefined for one that can stay as it is. */
export function given<F>(
  input: Input,
  words: string,
  fileOf: (media: MediaKind, index: number) => F,
  several: number = leastOf(input),
): F | readonly F[] | string | undefined {
  if (!isFileInput(input)) return kindOf(input).isWords ? words : undefined;
  const media = mediaOf(input);
  return takesSeveral(input)
    ? Array.from({ length: several }, (_, index) => fileOf(media, index))
    : fileOf(media, 0);
}
