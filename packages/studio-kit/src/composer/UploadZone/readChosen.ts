import { wholeOf, type MediaFile, type MediaKind, type Saying } from '@kinora/contract';
import type { FileLabels } from '../../labels/fileLabels.ts';
import { fileWords, readFile } from './readFile.ts';

/** What is said of a file that is not taken. */
export interface Refused {
  /** None, where it is of no file in particular. */
  readonly file?: File;
  readonly message: string;
}

export interface Chosen {
  readonly kind: MediaKind;
  readonly chosen: readonly File[];
  readonly changes: Partial<FileLabels> | undefined;
  readonly refusalOf: ((file: MediaFile) => Saying | null) | undefined;
  /** Those that came with it to a place for one. */
  readonly left: readonly File[];
}

/** Reads chosen files; what can't be used is said, and the rest goes on. In a place for one, the first that can be used is taken. */
export async function readChosen({
  kind,
  chosen,
  changes,
  refusalOf,
  left: [next, ...left],
}: Chosen): Promise<{ files: readonly MediaFile[]; refused: readonly Refused[] }> {
  const said = fileWords(changes);
  const refused: Refused[] = [];
  const files: MediaFile[] = [];
  const readings = await Promise.all(
    chosen.map(async (file) => [file, await readFile(kind, file, said)] as const),
  );
  for (const [file, reading] of readings) {
    const why = reading.ok ? refusalOf?.(reading.file) : reading.message;
    if (why) refused.push({ file, message: wholeOf(why) });
    else if (reading.ok) files.push(reading.file);
  }
  if (next && files[0]) refused.push({ file: next, message: said.onlyOne[kind](files[0].name) });
  else if (next) {
    const others = await readChosen({ kind, chosen: [next], changes, refusalOf, left });
    return { files: others.files, refused: [...refused, ...others.refused] };
  }
  return { files, refused };
}
