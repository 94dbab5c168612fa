import type { MediaFile } from '@kinora/contract';
import type { FileLabels } from '../../labels/fileLabels.ts';
import type { FileReading } from './fileReading.ts';

const unshown: readonly (readonly [pattern: RegExp, kind: 'heic' | 'svg' | 'rare'])[] = [
  [/\.(heic|heif)$|image\/hei[cf]/i, 'heic'],
  [/\.svg$|image\/svg/i, 'svg'],
  [/\.(tiff?|psd|raw|cr2|nef|arw|dng)$|image\/(tiff|vnd\.adobe)/i, 'rare'],
];

const kindOf = (file: File) =>
  unshown.find(([pattern]) => pattern.test(file.name) || pattern.test(file.type))?.[1];

/** Why a file can't be shown, and what to do about it. */
export const whyUnreadable = (file: File, said: FileLabels): string => {
  const kind = kindOf(file);
  if (kind) return said[kind](file.name);
  if (file.size === 0) return said.empty(file.name);
  if (!file.type.startsWith('image/')) return said.isNot.image(file.name);
  return said.damaged(file.name);
};

/** Opens a file as a picture, with its size in pixels; or says in plain words why that can't be done. */
export async function readPicture(file: File, said: FileLabels): Promise<FileReading> {
  const refused = { ok: false, message: whyUnreadable(file, said) } as const;
  if (file.size === 0 || kindOf(file)) return refused;
  const url = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    URL.revokeObjectURL(url);
    return refused;
  }
  const { name, size, type } = file;
  const read: MediaFile = {
    name,
    size,
    type,
    blob: file,
    width: picture.naturalWidth,
    height: picture.naturalHeight,
  };
  URL.revokeObjectURL(url);
  return { ok: true, file: read, canBePlayed: true };
}
