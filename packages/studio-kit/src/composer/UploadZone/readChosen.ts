import { wholeOf, type MediaFile, type MediaKind, type Saying } from '@kinora/contract';
import type { FileLabels } from '../../labels/fileLabels.ts';
import { fileWords, readFile } from './readFile.ts';

export interface Chosen {
  readonly kind: MediaKind;
  readonly chosen: readonly File[];
  /** Only the first of them fits. */
  readonly isForOne: boolean;
  readonly changes: Partial<FileLabels> | undefined;
  readonly refusalOf: ((file: MediaFile) => Saying | null) | undefined;
}

/** Reads chosen files; what can't be used is said, and the rest goes on. */
export async function readChosen({ kind, chosen, isForOne, changes, refusalOf }: Chosen) {
  const said = fileWords(changes);
  const taken = isForOne ? chosen.slice(0, 1) : chosen;
  const readings = await Promise.all(taken.map((file) => readFile(kind, file, said)));
  const refusals: string[] = [];
  const files: MediaFile[] = [];
  for (const reading of readings) {
    const why = reading.ok ? refusalOf?.(reading.file) : reading.message;
    if (why) refusals.push(wholeOf(why));
    else if (reading.ok) files.push(reading.file);
  }
  if (isForOne && chosen.length > 1) refusals.push(said.onlyOne[kind](chosen[0]!.name));
  return { files, refusal: refusals.join(' ') || null };
}
