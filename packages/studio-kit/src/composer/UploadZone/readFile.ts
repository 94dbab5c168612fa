import type { MediaKind } from '@kinora/contract';
import { fileLabels, type FileLabels } from '../../labels/fileLabels.ts';
import type { FileReading } from './fileReading.ts';
import { inTime } from './inTime.ts';
import { readClip, whyNoClip } from './readClip.ts';
import { readPicture, whyUnreadable } from './readPicture.ts';

/** What is said about files, with what a product says otherwise. */
export const fileWords = (changes: Partial<FileLabels> | undefined): FileLabels => ({
  ...fileLabels,
  ...changes,
});

/** In ms: a decoder that hangs says nothing, and a press waits for it. */
export const longestReading = 30_000;

/** Opens a chosen file as what is asked for, with what can be known of it; or says in plain words why not. */
export const readFile = (kind: MediaKind, file: File, said: FileLabels): Promise<FileReading> =>
  inTime<FileReading>(
    longestReading,
    // One that was moved meanwhile can't be read any more: a press that waits for it is told so.
    (over) =>
      (kind === 'image' ? readPicture(file, said, over) : readClip(kind, file, said, over)).catch(() => ({
        ok: false,
        message: kind === 'image' ? said.damaged(file.name) : said.broken(file.name),
      })),
    () => ({ ok: false, message: said.tooSlow(file.name) }),
  );

/** Why a file of another type is not taken. */
export const whyRefused = (kind: MediaKind, file: File, said: FileLabels): string =>
  kind === 'image' ? whyUnreadable(file, said) : whyNoClip(kind, file, said);
