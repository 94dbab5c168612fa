import { pictureHead } from '@kinora/contract';
import type { FileLabels } from '../../labels/fileLabels.ts';
import { addressUntil } from './addressUntil.ts';
import type { FileReading } from './fileReading.ts';

const unshown: readonly (readonly [pattern: RegExp, kind: 'heic' | 'svg' | 'rare'])[] = [
  [/\.(heic|heif)$|image\/hei[cf]/i, 'heic'],
  [/\.svg$|image\/svg/i, 'svg'],
  [/\.(tiff?|psd|raw|cr2|nef|arw|dng)$|image\/(tiff|vnd\.adobe)/i, 'rare'],
];

const kindOf = ({ name, type }: File) =>
  unshown.find(([pattern]) => pattern.test(name) || pattern.test(type))?.[1];

/** Why a file can't be shown, and what to do about it. */
export const whyUnreadable = (file: File, said: FileLabels): string => {
  const kind = kindOf(file);
  if (kind) return said[kind](file.name);
  if (file.size === 0) return said.empty(file.name);
  if (!file.type.startsWith('image/')) return said.isNot.image(file.name);
  return said.damaged(file.name);
};

const headOf = async (file: File) =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));

/** In megapixels: one with more that can't be opened need not be damaged. */
const mostSure = 50;

/** Opens a file as a picture, with its size in pixels; or says in plain words why that can't be done. */
export async function readPicture(file: File, said: FileLabels, over: AbortSignal): Promise<FileReading> {
  const { name, size, type } = file;
  const message = whyUnreadable(file, said);
  if (kindOf(file)) return { ok: false, message };
  const picture = new Image();
  picture.src = addressUntil(over, file);
  try {
    await picture.decode();
    // The element shows what there is of a file that breaks off, which no engine takes.
    (await createImageBitmap(file)).close();
    // Browsers show what no server takes, too.
    if (!pictureHead.test(await headOf(file))) return { ok: false, message: said.rare(name) };
    const { naturalWidth: width, naturalHeight: height } = picture;
    return { ok: true, file: { name, size, type, blob: file, width, height } };
  } catch {
    // What can't be read at all may have been one.
    const head = await headOf(file).catch(() => 'BM');
    // Its head was read, and says how many pixels were to follow.
    const megapixels = (picture.naturalWidth * picture.naturalHeight) / 1_000_000;
    if (megapixels > mostSure) return { ok: false, message: said.damaged(name, megapixels.toFixed()) };
    const isPicture = size === 0 || head.startsWith('BM') || pictureHead.test(head);
    return { ok: false, message: isPicture ? message : said.isNot.image(name) };
  }
}
