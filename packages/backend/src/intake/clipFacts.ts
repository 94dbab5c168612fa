import {
  ADTS,
  CustomSource,
  FLAC,
  Input,
  type InputFormat,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import type { ClipBytes } from './clipBytes.ts';
import { pacedClip } from './pacedClip.ts';
import { soundClip } from './soundClip.ts';
import { webmClip } from './webmClip.ts';

export interface ClipFacts {
  readonly seconds: number;
  /** Of its pictures, as they are shown; null for sound alone. */
  readonly width: number | null;
  readonly height: number | null;
  readonly hasSound: boolean;
}

/** As its head says; a list of other files, and a broadcast, are no kinds that are taken. */
async function openClip(clip: ClipBytes): Promise<[formats: InputFormat[], clip: ClipBytes]> {
  const head = await clip.read(0, Math.min(8, clip.size));
  const word = new TextDecoder('latin1').decode(head);
  const paced = pacedClip(clip);
  if (word.slice(4) === 'ftyp') return [[MP4, QTFF], await soundClip(paced)];
  if (word.startsWith('\x1aE\xdf\xa3')) return [[WEBM, MATROSKA], webmClip(paced)];
  return [[WAVE, OGG, FLAC, MP3, ADTS], paced];
}

/** What a clip or a sound holds, read from its container without decoding; null when it can't be read. */
export async function clipFacts(clip: ClipBytes): Promise<ClipFacts | null> {
  let input: Input | null = null;
  try {
    const [formats, { size, read }] = await openClip(clip);
    input = new Input({
      formats,
      // Nothing is kept there: each read comes by here, and what is read from afar is kept in blocks already.
      source: new CustomSource({ getSize: () => size, read, maxCacheSize: 0, prefetchProfile: 'none' }),
    });
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (!video && !audio) return null;
    const seconds = await input.computeDuration();
    if (!Number.isFinite(seconds) || seconds <= 0) return null;
    return {
      seconds,
      width: video ? await video.getDisplayWidth() : null,
      height: video ? await video.getDisplayHeight() : null,
      hasSound: audio !== null,
    };
  } catch {
    return null;
  } finally {
    input?.dispose();
  }
}
