import type { FileLabels } from '../../labels/fileLabels.ts';
import { addressUntil } from './addressUntil.ts';
import { clipProblem } from './clipBytes.ts';
import type { FileReading } from './fileReading.ts';
import { readAvi } from './readAvi.ts';

/** Why a file can't be used as a clip or a sound, and what to do about it. */
export const whyNoClip = (kind: 'video' | 'audio', file: File, said: FileLabels): string =>
  file.size === 0 ? said.empty(file.name) : said.isNot[kind](file.name);

/** In ms: some telephones show nothing before a press, and then know no more than its length. */
const longest = 1500;
/** In ms: what says nothing at all is not waited for any longer. */
const longestSilence = 10_000;

/** Waits until a media element has the first frame of its file; false when the browser can't read it. */
const isReadable = (media: HTMLMediaElement, url: string): Promise<boolean> =>
  new Promise((resolve) => {
    media.preload = 'auto';
    media.muted = true;
    media.addEventListener('loadeddata', () => resolve(true));
    media.addEventListener('error', () => resolve(false));
    media.addEventListener('loadedmetadata', () => setTimeout(resolve, longest, true));
    setTimeout(resolve, longestSilence, false);
    media.src = url;
  });

/** Opens a file as a clip or a sound, with its length. One that only this browser can't play is taken without a preview. */
export async function readClip(
  kind: 'video' | 'audio',
  file: File,
  said: FileLabels,
  over: AbortSignal,
): Promise<FileReading> {
  const { name, size, type } = file;
  const no = (message: string): FileReading => ({ ok: false, message });
  if (size === 0) return no(whyNoClip(kind, file, said));
  const avi = kind === 'video' ? await readAvi(file) : null;
  if (avi)
    return {
      ok: true,
      file: { name, size, type: 'video/x-msvideo', blob: file, ...avi },
    };
  const media = document.createElement(kind);
  const isPlayable = await isReadable(media, addressUntil(over, file));
  const { duration } = media;
  const seconds = Number.isFinite(duration) ? { seconds: duration } : {};
  const sides =
    media instanceof HTMLVideoElement && media.videoWidth > 0
      ? { width: media.videoWidth, height: media.videoHeight }
      : null;
  const looking = clipProblem(kind, file, {
    isPlayable,
    hasPicture: sides !== null,
    isUndecoded: media.error?.code === MediaError.MEDIA_ERR_DECODE,
    isUsual: media.canPlayType(type) !== '',
  });
  media.removeAttribute('src');
  const problem = await looking;
  if (problem) return no(problem === 'isNot' ? whyNoClip(kind, file, said) : said[problem](name));
  return {
    ok: true,
    file: { name, size, type, blob: file, ...seconds, ...sides },
  };
}
