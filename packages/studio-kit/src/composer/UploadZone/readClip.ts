import type { FileLabels } from '../../labels/fileLabels.ts';
import type { FileReading } from './fileReading.ts';
import { readAvi } from './readAvi.ts';

/** Why a file can't be used as a clip or a sound, and what to do about it. */
export const whyNoClip = (kind: 'video' | 'audio', file: File, said: FileLabels): string =>
  file.size === 0 ? said.empty(file.name) : said.isNot[kind](file.name);

/** Waits until a media element knows how long its file is; false when the browser can't read it. */
const isReadable = (media: HTMLMediaElement, url: string): Promise<boolean> =>
  new Promise((resolve) => {
    media.preload = 'metadata';
    media.addEventListener('loadedmetadata', () => resolve(true));
    media.addEventListener('error', () => resolve(false));
    media.src = url;
  });

/** Opens a file as a clip or a sound, with its length. One that only this browser can't play is taken without a preview. */
export async function readClip(kind: 'video' | 'audio', file: File, said: FileLabels): Promise<FileReading> {
  const { name, size, type } = file;
  const isNamedSo = type.startsWith(`${kind}/`);
  if (size === 0) return { ok: false, message: whyNoClip(kind, file, said) };
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
  const { duration } = media;
  const seconds = Number.isFinite(duration) ? { seconds: duration } : {};
  const sides =
    media instanceof HTMLVideoElement && media.videoWidth > 0
      ? { width: media.videoWidth, height: media.videoHeight }
      : {};
  media.removeAttribute('src');
  URL.revokeObjectURL(url);
  if (!isPlayable && !isNamedSo) return { ok: false, message: whyNoClip(kind, file, said) };
  return {
    ok: true,
    canBePlayed: isPlayable,
    file: { name, size, type, blob: file, ...seconds, ...sides },
  };
}
