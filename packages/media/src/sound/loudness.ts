import { AudioSampleSink } from 'mediabunny';
import { withInput } from '../read/withInput.ts';
import type { FileSource } from '../read/fileSource.ts';

/** How loud a sound is in each frame's time, from 0 for silence to 1 for its loudest moment, falling off softly. */
export async function loudness(file: FileSource, rate: number, frames: number): Promise<Float32Array> {
  const levels = await powers(file, rate, frames);
  let loudest = 0;
  let held = 0;
  for (const [frame, power] of levels.entries()) {
    held = Math.max(Math.sqrt(power), held * 0.8);
    levels[frame] = held;
    loudest = Math.max(loudest, held);
  }
  return loudest === 0 ? levels : levels.map((level) => level / loudest);
}

/** The mean square of what is heard in each frame's time. */
const powers = (file: FileSource, rate: number, frames: number): Promise<Float32Array> =>
  withInput(file, async (input) => {
    const sums = new Float32Array(frames);
    const counts = new Uint32Array(frames);
    const track = await input.getPrimaryAudioTrack();
    if (!track) return sums;
    for await (const sample of new AudioSampleSink(track).samples(0, frames / rate)) {
      const plane = new Float32Array(sample.allocationSize({ format: 'f32-planar', planeIndex: 0 }) / 4);
      sample.copyTo(plane, { format: 'f32-planar', planeIndex: 0 });
      for (const [index, value] of plane.entries()) {
        const frame = Math.floor((sample.timestamp + index / sample.sampleRate) * rate);
        if (frame < 0 || frame >= frames) continue;
        sums[frame]! += value * value;
        counts[frame]! += 1;
      }
      sample.close();
    }
    return sums.map((sum, frame) => sum / Math.max(1, counts[frame]!));
  });
