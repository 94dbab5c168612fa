import { kindOf, takesSeveral, type AnyDraft, type Input } from '../tools/kinds/index.ts';
import type { MediaFile, MediaKind } from '../tools/media.ts';

const leastOf = (input: Input): number => ('min' in input ? Math.max(1, input.min) : 1);

/** What a person would give an input that begins empty; undefined for one that can stay as it is. */
export function given(
  input: Input,
  words: string,
  fileOf: (media: MediaKind, index: number) => MediaFile,
  several: number = leastOf(input),
): AnyDraft | undefined {
  const kind = kindOf(input);
  const { files } = kind;
  if (!files) return kind.isWords ? words : undefined;
  let held = kind.initial(input);
  for (let index = 0; index < (takesSeveral(input) ? several : 1); index += 1) {
    const next = files.add(input, held, fileOf(files.media(input), index));
    if ('value' in next) held = next.value;
  }
  return held;
}
