import {
  holdsFile,
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
export type PlacingStudio = Pick<StudioModel<StudioTool>, 'tool' | 'draft' | 'set' | 'refuse' | 'tell'>;

/** Tells that a file took the place of another, and how to have that one back. */
export function tellReplaced(
  { set, tell }: Pick<PlacingStudio, 'set' | 'tell'>,
  { input, file, before }: { input: string; file: MediaFile; before: MediaFile },
  changes: FileChanges,
): void {
  const said = fileWords(changes);
  tell({
    tone: 'info',
    title: said.replaced(file.name, before.name),
    action: { label: said.undo, onPress: () => set(input, before) },
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
  const { tool, draft: held, set, refuse, tell } = studio();
  const draft: Record<string, unknown> = { ...held };
  for (const reading of readings) {
    if (!reading.ok) {
      refuse(reading.message);
      continue;
    }
    const slot = slotFor(pictureSlots(tool, draft as Draft<StudioTool>));
    if (!slot) return refuse(said.placesFull);
    const next = withFile(slot.input, slot.held, reading.file);
    if ('refusal' in next) {
      refuse(next.refusal);
      continue;
    }
    draft[slot.name] = next.value;
    set(slot.name, next.value);
    if (holdsFile(slot.held))
      tellReplaced(studio(), { input: slot.name, file: reading.file, before: slot.held }, changes);
    else tell({ tone: 'info', title: said.placed(reading.file.name, slot.input.label) });
  }
}
