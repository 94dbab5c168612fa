import type { MediaFile } from '@kinora/contract';

export type PictureReading =
  | { readonly ok: true; readonly file: MediaFile; readonly url: string }
  | { readonly ok: false; readonly message: string };

const explained: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\.(heic|heif)$|image\/hei[cf]/i,
    'HEIC pictures can’t be shown here. Save it as JPG (on an iPhone: Settings, Camera, Formats, Most Compatible) and choose it again.',
  ],
  [/\.svg$|image\/svg/i, 'SVG drawings can’t be animated. Export it as PNG and choose that.'],
  [
    /\.(tiff?|psd|raw|cr2|nef|arw|dng)$|image\/(tiff|vnd\.adobe)/i,
    'This kind of picture can’t be shown here. Save it as JPG or PNG and choose that.',
  ],
];

/** Why a file can't be shown, and what to do about it. */
export const whyUnreadable = (file: File): string => {
  const known = explained.find(([pattern]) => pattern.test(file.name) || pattern.test(file.type));
  if (known) return `${file.name}: ${known[1]}`;
  if (file.size === 0) return `${file.name} is empty. Choose another file.`;
  if (!file.type.startsWith('image/'))
    return `${file.name} is not a picture. Choose a JPG, PNG or WebP file.`;
  return `${file.name} could not be read; it may be damaged. Choose another picture.`;
};

/** Opens a file as a picture, with its size in pixels; or says in plain words why that can't be done. */
export async function readPicture(file: File): Promise<PictureReading> {
  const refused = { ok: false, message: whyUnreadable(file) } as const;
  if (file.size === 0 || explained.some(([pattern]) => pattern.test(file.name) || pattern.test(file.type)))
    return refused;
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
  return { ok: true, file: read, url };
}
