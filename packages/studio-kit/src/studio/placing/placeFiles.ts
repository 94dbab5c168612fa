import {
  hasRoom,
  mediaKinds,
  mediaOf,
  slotFor,
  takesSeveral,
  withFile,
  type StudioTool,
  type Draft,
  type FileSlot,
  type MediaFile,
  type MediaKind,
} from '@kinora/contract';
import { flushSync } from 'react-dom';
import { fileWords, readFile } from '../../composer/UploadZone/readFile.ts';
import { tellTaken } from '../../composer/UploadZone/takenFiles.ts';
import type { FileLabels } from '../../labels/fileLabels.ts';
import type { StudioModel } from '../studioModel.ts';
import { openSlots, type OpenForm } from './openSlots.ts';

export type FileChanges = Partial<FileLabels> | undefined;

/** What placing needs of a studio. */
export type PlacingStudio = Pick<
  StudioModel<StudioTool>,
  keyof OpenForm | 'said' | 'set' | 'refuse' | 'tell'
>;

/** Puts a file into a place that holds something or nothing. Null when it is refused. */
export function putFile(studio: PlacingStudio, { name, input, held }: FileSlot, file: MediaFile) {
  const next = withFile(input, held, file, studio.said);
  if ('refusal' in next) {
    studio.refuse(next.refusal);
    return null;
  }
  // Whatever is read next finds it there, and does not wait until it is drawn by itself.
  flushSync(() => studio.set(name, next.value, held));
  tellTaken(file);
  return next;
}

/** Which of the places for a kind of file is meant; none: whichever is free. */
export type Meant = (slots: readonly FileSlot[]) => FileSlot | undefined;

/** What a file is by its type; where that says nothing, what is asked for where it fell, or first, so that it is said what to choose. */
const kindOf = ({ type }: File, studio: PlacingStudio, meant: Meant): MediaKind | null => {
  const slots = openSlots(studio);
  const slot = meant(slots) ?? slots[0];
  return mediaKinds.find((kind) => type.startsWith(`${kind}/`)) ?? (slot ? mediaOf(slot.input) : null);
};

export const named =
  (input: string | undefined): Meant =>
  (slots) =>
    slots.find(({ name }) => name === input);

/**
 * Puts files into the place that is meant; what came where none of its kind belong into the first that is free for it.
 * Where there is one place only, the new file takes it, and the old one can be had back.
 * `refusals`: why others that came with them are not among them. `unread`: of what kinds others are that had no room.
 * True: one was taken. A studio that has gone meanwhile, null, takes nothing and says nothing.
 */
export async function placeFiles(
  studio: () => PlacingStudio | null,
  files: readonly File[],
  changes: FileChanges,
  meant: Meant = () => undefined,
  refusals: readonly string[] = [],
  unread: readonly MediaKind[] = [],
): Promise<boolean> {
  const said = fileWords(changes);
  const before = studio();
  if (!before) return false;
  const readings = await Promise.all(
    files.map(async (file) => {
      const kind = kindOf(file, before, meant);
      if (!kind || openSlots(before, kind).length === 0)
        return { ok: false as const, message: said.noPlace[kind ?? 'any'](before.tool.title) };
      const reading = await readFile(kind, file, said);
      return reading.ok ? { ...reading, kind } : reading;
    }),
  );

  // Reading takes a moment: what was chosen meanwhile counts.
  const now = studio();
  if (!now) return false;
  const draft: Record<string, unknown> = { ...now.draft };
  let isAnyTaken = false;
  // What came of all of them is one message: it ends what was said of those before.
  const refused = new Set(refusals);
  const placed: string[] = [];
  /** The places for one that took one of these files, by that. */
  const filled = new Map<string, string>();
  for (const reading of [...readings, ...unread.map((kind) => ({ ok: true as const, kind, file: null }))]) {
    if (!reading.ok) {
      refused.add(reading.message);
      continue;
    }
    const { kind, file } = reading;
    const slots = openSlots({ ...now, draft: draft as Draft<StudioTool> }, kind);
    const aim = meant(slots);
    const slot = aim ?? slotFor(slots);
    const first = filled.get((file ? aim : slot)?.name ?? '');
    if (first !== undefined) refused.add(said.onlyOne[kind](first));
    // An unread one that has room after all: what was to go there was refused, and that is said.
    else if (!slot || !(file || hasRoom(slot))) refused.add(said.placesFull[kind]);
    else if (file) {
      const taken = putFile(now, slot, file);
      if (!taken) continue;
      draft[slot.name] = taken.value;
      isAnyTaken = true;
      if (!takesSeveral(slot.input)) filled.set(slot.name, file.name);
      if (!taken.before && slot !== aim) placed.push(said.placed(file.name, slot.input.label));
    }
  }
  const description = placed.join('. ');
  if (refused.size) now.refuse({ title: [...refused].join(' '), description });
  else if (description) now.tell({ tone: 'info', topic: now.tool.id, title: description });
  return isAnyTaken;
}
