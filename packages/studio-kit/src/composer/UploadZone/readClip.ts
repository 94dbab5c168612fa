import type { FileLabels } from '../../labels/fileLabels.ts';
import type { FileReading } from './fileReading.ts';
import { readAvi } from './readAvi.ts';
import { beginsAsClip, readBoxes } from './readBoxes.ts';

/** Why a file can't be used as a clip or a sound, and what to do about it. */
export const whyNoClip = (kind: 'video' | 'audio', file: File, said: FileLabels): string =>
  file.size === 0 ? said.empty(file.name) : said.isNot[kind](file.name);

/** In ms: some telephones show nothing before a press, and then know no more than its length. */
const longest = 5000;

/** Waits until a media element has the first frame of its file; false when the browser can't read it. */
const isReadable = (media: HTMLMediaElement, url: string): Promise<boolean> =>
  new Promise((resolve) => {
    media.preload = 'auto';
    media.muted = true;
    media.addEventListener('loadeddata', () => resolve(true));
    media.addEventListener('error', () => resolve(false));
    media.addEventListener('loadedmetadata', () => setTimeout(resolve, longest, true));
    media.src = url;
  });

/** Opens a file as a clip or a sound, with its length. One that only this browser can't play is taken without a preview. */
export async function readClip(kind: 'video' | 'audio', file: File, said: FileLabels): Promise<FileReading> {
  const { name, size, type } = file;
  const no = (message: string): FileReading => ({ ok: false, message });
  if (size === 0) return no(whyNoClip(kind, file, said));
  const avi = kind === 'video' ? await readAvi(file) : null;
  if (avi)
    return {
      ok: true,
      canBePlayed: false,
      file: { name, size, type: type || 'video/x-msvideo', blob: file, ...avi },
    };
  const url = URL.createObjectURL(file);
  const media = document.createElement(kind);
  const isPlayable = await isReadable(media, url);
  const { duration, error } = media;
  const seconds = Number.isFinite(duration) ? { seconds: duration } : {};
  const sides =
    media instanceof HTMLVideoElement && media.videoWidth > 0
      ? { width: media.videoWidth, height: media.videoHeight }
      : {};
  media.removeAttribute('src');
  URL.revokeObjectURL(url);
  if (!isPlayable && !(type.startsWith(`${kind}/`) && (await beginsAsClip(file))))
    return no(whyNoClip(kind, file, said));
  const boxes = await readBoxes(file);
  const isBroken = boxes
    ? !boxes.isWhole || error?.code === MediaError.MEDIA_ERR_DECODE
    : !isPlayable && media.canPlayType(type) !== '';
  if (isBroken) return no(said.broken(name));
  // Pictures that only this browser can't show are heard here.
  if (kind === 'video' && isPlayable && !sides.width && !boxes?.hasPicture) return no(said.noPicture(name));
  return {
    ok: true,
    canBePlayed: isPlayable,
    file: { name, size, type, blob: file, ...seconds, ...sides },
  };
}
