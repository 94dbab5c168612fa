import { formWords, type FormWords } from '../words/form.ts';
import type { Saying } from '../words/saying.ts';
import type { AnyForm, Draft } from './defineTool.ts';
import { isShown } from './draft.ts';
import {
  filesOf,
  isFileInput,
  kindOf,
  mediaOf,
  refusalOf,
  type AnyDraft,
  type FileInput,
} from './kinds/index.ts';
import type { MediaFile, MediaKind } from './media.ts';

/** A place of a form where files go, with what is there. */
export interface FileSlot {
  readonly name: string;
  readonly input: FileInput;
  readonly held: unknown;
}

/** The places for files, all or those of one kind, that a form shows, in its order. */
export const fileSlots = (tool: AnyForm, draft: Draft<AnyForm>, kind?: MediaKind): readonly FileSlot[] =>
  Object.entries(tool.inputs).flatMap(([name, input]) =>
    isFileInput(input) && (!kind || mediaOf(input) === kind) && isShown(tool, draft, name)
      ? [{ name, input, held: draft[name] }]
      : [],
  );

export const hasRoom = ({ input, held }: FileSlot) =>
  filesOf(input, held).length < kindOf(input).files!.most(input);

/** Where a file goes that nobody has put anywhere: the first free place, or the only one there is. */
export const slotFor = (slots: readonly FileSlot[]): FileSlot | undefined =>
  slots.find(hasRoom) ?? (slots.length === 1 ? slots[0] : undefined);

/** What an input holds with one more file in it, and which that took the place of; or why it does not take it. */
export function withFile(
  input: FileInput,
  held: unknown,
  file: MediaFile,
  said: FormWords = formWords,
): { readonly value: AnyDraft; readonly before: MediaFile | undefined } | { readonly refusal: Saying } {
  const refusal = refusalOf(input, file, said);
  if (refusal !== null) return { refusal };
  const next = kindOf(input).files!.add(input, held as AnyDraft, file, said);
  if ('refusal' in next) return next;
  const kept = filesOf(input, next.value);
  return { ...next, before: filesOf(input, held).find((each) => !kept.includes(each)) };
}
