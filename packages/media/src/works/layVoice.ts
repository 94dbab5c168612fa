import type { Canvas } from '@napi-rs/canvas';
import { frameCount } from '../clip/frameCount.ts';
import { cameraTake } from '../clip/cameraTake.ts';
import { viewMatrix } from '../clip/viewMatrix.ts';
import { ClipProblem } from '../read/ClipProblem.ts';
import type { FileSource } from '../read/fileSource.ts';
import { withClip, within } from '../read/withClip.ts';
import { loudness } from '../sound/loudness.ts';
import { soundSeconds } from '../sound/soundTrack.ts';
import { fullScale, type ClipScale } from './clipScale.ts';
import { seedFor, type Told } from './told.ts';
import type { ClipWatch, MadeClip } from './made.ts';
import { provenanceOf } from './provenanceOf.ts';
import { writeClip } from './writeClip.ts';

export interface LayVoice extends Told {
  readonly file: FileSource;
  readonly sound: FileSource;
}

/** How much closer the loudest moment brings the picture. */
const nod = 0.025;

/** A clip with another sound, as long as the shorter of both. No mouth moves: the picture only breathes with the sound. */
export async function layVoice(
  order: LayVoice,
  scale: ClipScale = fullScale,
  watch: ClipWatch = {},
): Promise<MadeClip> {
  const heard = await soundSeconds(order.sound);
  if (heard === null)
    throw new ClipProblem(`This sound can't be read here. Save it as MP3 or WAV and choose that.`);
  return withClip(order.file, within(scale.shorterSide), async (clip) => {
    const { size } = clip;
    const { rate } = scale;
    const frames = frameCount(Math.min(heard, clip.seconds), rate);
    const { x, y } = cameraTake(seedFor(order));
    const levels = await loudness(order.sound, rate, frames);
    const shown = clip.framesAt(
      Array.from({ length: frames }, (_each, index) => Math.min((index + 0.5) / rate, clip.seconds - 0.001)),
    );
    return writeClip(
      {
        frame: size,
        seconds: frames / rate,
        rate,
        provenance: provenanceOf(order, { lips: 'not moved' }),
        sound: { file: order.sound, seconds: frames / rate },
        async draw(pen, _moment, index) {
          const { value } = await shown.next();
          pen.setTransform(
            ...viewMatrix({ zoom: 1.005 + nod * levels[index]!, x, y, roll: 0, shear: 0 }, size, size),
          );
          pen.drawImage(value as Canvas, 0, 0);
        },
      },
      watch,
    );
  });
}
