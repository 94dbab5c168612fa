import { AudioSampleSink, AudioSampleSource, type Output } from 'mediabunny';
import { withInput } from '../read/withInput.ts';
import type { FileSource } from '../read/fileSource.ts';

/** The sound of a file, from its start on, cut where the clip ends. */
export interface ClipSound {
  readonly file: FileSource;
  readonly seconds: number;
}

const bitrate = 160_000;

/** Adds a sound as AAC to a clip before it is started; the answer writes it. */
export function addSound(
  output: Output,
  { file, seconds }: ClipSound,
): (signal?: AbortSignal) => Promise<void> {
  const source = new AudioSampleSource({ codec: 'aac', bitrate });
  output.addAudioTrack(source);
  return (signal) =>
    withInput(file, async (input) => {
      const track = await input.getPrimaryAudioTrack();
      if (!track) throw new Error('There is no sound in this file.');
      for await (const sample of new AudioSampleSink(track).samples(0, seconds)) {
        signal?.throwIfAborted();
        // What lies before the start or past the end is no part of the clip.
        const from = Math.max(0, Math.round(-sample.timestamp * sample.sampleRate));
        const to = Math.min(
          sample.numberOfFrames,
          Math.round((seconds - sample.timestamp) * sample.sampleRate),
        );
        if (to > from) {
          const part = sample.trim(from, to);
          await source.add(part);
          part.close();
        }
        sample.close();
      }
      source.close();
    });
}

/** How long the sound of a file is; null where it has none that can be read. */
export const soundSeconds = (file: FileSource): Promise<number | null> =>
  withInput(file, async (input) => {
    const track = await input.getPrimaryAudioTrack().catch(() => null);
    return track && (await track.canDecode()) ? track.computeDuration() : null;
  });
