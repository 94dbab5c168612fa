import {
  pictureSlots,
  slotFor,
  withFile,
  type StudioTool,
  type Draft,
  type MediaFile,
} from '@kinora/contract';
import { fileWords, readFile } from '../../composer/UploadZone/readFile.ts';
import type { FileLabels } from '../../labels/fileLabels.ts';
import type { StudioModel } from '../useToolStudio.ts';

export type FileChanges = Partial<FileLabels> | undefined;

/** What placing needs of a studio. */
export type PlacingStudio = Pick<
  StudioModel<StudioTool>,
  'tool' | 'draft' | 'said' | 'set' | 'refuse' | 'tell'
>;

export interface FileReplaced {
  readonly input: string;
  readonly file: MediaFile;
  readonly before: MediaFile;
  /** All that was held there, where that is more than the file. */
  readonly held?: unknown;
}

/** Tells that a file took the place of another, and how to have that one back. */
export function tellReplaced(
  { set, tell }: Pick<PlacingStudio, 'set' | 'tell'>,
  { input, file, before, held = before }: FileReplaced,
  changes: FileChanges,
): void {
  const said = fileWords(changes);
  tell({
    tone: 'info',
    title: said.replaced(file.name, before.name),
    action: { label: said.undo, onPress: () => set(input, held) },
  });
}

/**
 * Puts pictures that came where none belong into the first place that is free. Where there is one place only, the
 * new picture takes it, and the old one can be had back.
 */
export async function placePictures(
  studio: () => PlacingStudio,
  files: readonly File[],
  changes: FileChanges,
): Promise<void> {
  const said = fileWords(changes);
  const before = studio();
  if (pictureSlots(before.tool, before.draft).length === 0)
    return before.tell({ tone: 'info', title: said.noPlace(before.tool.title) });
  const readings = await Promise.all(files.map((file) => readFile('image', file, said)));

  // Reading takes a moment: what was chosen meanwhile counts.
  const { tool, draft: held, said: form, set, refuse, tell } = studio();
  const draft: Record<string, unknown> = { ...held };
  for (const reading of readings) {
    if (!reading.ok) {
      refuse(reading.message);
      continue;
    }
    const slot = slotFor(pictureSlots(tool, draft as Draft<StudioTool>));
    if (!slot) return refuse(said.placesFull);
    const next = withFile(slot.input, slot.held, reading.file, form);
    if ('refusal' in next) {
      refuse(next.refusal);
      continue;
    }
    draft[slot.name] = next.value;
    set(slot.name, next.value);
    if (next.before)
      tellReplaced(
        studio(),
        { input: slot.name, file: reading.file, before: next.before, held: slot.held },
        changes,
      );
    else tell({ tone: 'info', title: said.placed(reading.file.name, slot.input.label) });
  }
}
