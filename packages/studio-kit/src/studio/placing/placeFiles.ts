import {
  fileSlots,
  mediaKinds,
  mediaOf,
  slotFor,
  withFile,
  type StudioTool,
  type Draft,
  type FileInput,
  type MediaFile,
  type MediaKind,
} from '@kinora/contract';
import { flushSync } from 'react-dom';
import { fileWords, readFile } from '../../composer/UploadZone/readFile.ts';
import type { FileLabels } from '../../labels/fileLabels.ts';
import type { StudioModel } from '../useToolStudio.ts';

export type FileChanges = Partial<FileLabels> | undefined;

/** What placing needs of a studio. */
export type PlacingStudio = Pick<
  StudioModel<StudioTool>,
  'tool' | 'draft' | 'said' | 'set' | 'refuse' | 'tell'
>;

interface FilePlace {
  readonly name: string;
  readonly input: FileInput;
  readonly held: unknown;
}

/** Puts a file into a place that holds something or nothing. Null when it is refused. */
export function putFile(studio: PlacingStudio, { name, input, held }: FilePlace, file: MediaFile) {
  const next = withFile(input, held, file, studio.said);
  if ('refusal' in next) {
    studio.refuse(next.refusal);
    return null;
  }
  // Whatever is read next finds it there, and does not wait until it is drawn by itself.
  flushSync(() => studio.set(name, next.value, held));
  return next;
}

/** What a file is by its type; where that says nothing, what the form asks for first, so that it is said what to choose. */
const kindOf = ({ type }: File, { tool, draft }: PlacingStudio): MediaKind | null => {
  const [first] = fileSlots(tool, draft);
  return mediaKinds.find((kind) => type.startsWith(`${kind}/`)) ?? (first ? mediaOf(first.input) : null);
};

/**
 * Puts files that came where none belong into the first place that is free for their kind. Where there is one place
 * only, the new file takes it, and the old one can be had back. True: one was taken.
 */
export async function placeFiles(
  studio: () => PlacingStudio,
  files: readonly File[],
  changes: FileChanges,
): Promise<boolean> {
  const said = fileWords(changes);
  const before = studio();
  const readings = await Promise.all(
    files.map(async (file) => {
      const kind = kindOf(file, before);
      if (!kind || fileSlots(before.tool, before.draft, kind).length === 0)
        return { ok: false as const, message: said.noPlace[kind ?? 'any'](before.tool.title) };
      const reading = await readFile(kind, file, said);
      return reading.ok ? { ...reading, kind } : reading;
    }),
  );

  // Reading takes a moment: what was chosen meanwhile counts.
  const now = studio();
  const draft: Record<string, unknown> = { ...now.draft };
  let isAnyTaken = false;
  // What came of all of them is one message: it ends what was said of those before.
  const refused = new Set<string>();
  const placed: string[] = [];
  for (const reading of readings) {
    if (!reading.ok) {
      refused.add(reading.message);
      continue;
    }
    const slot = slotFor(fileSlots(now.tool, draft as Draft<StudioTool>, reading.kind));
    const taken = slot && putFile(now, slot, reading.file);
    if (!slot) refused.add(said.placesFull[reading.kind]);
    else if (taken) {
      draft[slot.name] = taken.value;
      isAnyTaken = true;
    }
    if (slot && taken && !taken.before) placed.push(said.placed(reading.file.name, slot.input.label));
  }
  const description = placed.join('. ');
  if (refused.size) now.refuse({ title: [...refused].join(' '), description });
  else if (description) now.tell({ tone: 'info', topic: now.tool.id, title: description });
  return isAnyTaken;
}
