import { formWords } from '../words/form.ts';
import { kindOf, type AnyDraft, type Input } from '../tools/kinds/index.ts';
import type { MediaFile, MediaKind } from '../tools/media.ts';

/** What a person would give an input that begins empty; undefined for one that can stay as it is. */
export function given(
  input: Input,
  words: string,
  fileOf: (media: MediaKind, index: number) => MediaFile,
  several = 1,
): AnyDraft | undefined {
  const kind = kindOf(input);
  const { files } = kind;
  if (!files) return kind.isWords ? words : undefined;
  let held = kind.initial(input);
  const most = files.most(input);
  for (let index = 0; index < most; index += 1) {
    if (index >= several && kind.validate(input, held, formWords) === null) break;
    const next = files.add(input, held, fileOf(files.media(input), index), formWords);
    if ('value' in next) held = next.value;
  }
  return held;
}
