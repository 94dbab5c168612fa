import { ALL_FORMATS, BufferSource, Input, type Source } from 'mediabunny';

export interface ClipFacts {
  readonly seconds: number;
  /** Of its pictures, as they are shown; null for sound alone. */
  readonly width: number | null;
  readonly height: number | null;
  readonly hasSound: boolean;
}

/** What a clip or a sound holds, read from its container without decoding; null when it can't be read. */
export async function clipFacts(clip: Uint8Array | Source): Promise<ClipFacts | null> {
  const input = new Input({
    formats: ALL_FORMATS,
    source: clip instanceof Uint8Array ? new BufferSource(clip) : clip,
  });
  try {
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
    input.dispose();
  }
}
