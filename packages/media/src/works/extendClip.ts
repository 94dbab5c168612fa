import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { cameraMovesIn } from '../clip/cameraMovesIn.ts';
import { cameraPose, ease, type CameraPose } from '../clip/cameraPose.ts';
import { cameraTake } from '../clip/cameraTake.ts';
import { frameCount } from '../clip/frameCount.ts';
import { margin, viewMatrix } from '../clip/viewMatrix.ts';
import type { FileSource } from '../read/fileSource.ts';
import { withClip, within } from '../read/withClip.ts';
import { fullScale, type ClipScale } from './clipScale.ts';
import { seedFor, type Told } from './told.ts';
import type { ClipWatch, MadeClip } from './made.ts';
import { provenanceOf } from './provenanceOf.ts';
import { writeClip } from './writeClip.ts';

export interface ExtendClip extends Told {
  readonly file: FileSource;
  /** How much longer it gets. */
  readonly seconds: number;
}

/** What is kept of the clip's end, to live on: at most a second, and no more memory than this. */
const keptSeconds = 1;
const keptBytes = 110_000_000;

/** Room that a view wins by the end to go aside in, and what it goes closer by in any case. */
const roomAside = 0.22;
const approach = 0.06;

/**
 * From what the clip ends on to where the move goes: nothing jumps at the seam. There is nothing
 * outside the clip's own frame, so a move aside comes closer on its way, and one back stays where it is.
 */
function onward(from: CameraPose, pose: CameraPose, moment: number): CameraPose {
  const x = (pose.x - from.x) / 2;
  const y = (pose.y - from.y) / 2;
  const least = 1 + (x === 0 && y === 0 ? approach : roomAside) * ease(moment);
  return {
    zoom: Math.max(least, pose.zoom / from.zoom),
    x,
    y,
    roll: pose.roll - from.roll,
    shear: pose.shear - from.shear,
  };
}

/** There and back again without a jolt: 0, then up to `length`, and down. */
const swing = (step: number, length: number) =>
  length === 0 ? 0 : ((1 - Math.cos((Math.PI * step) / length)) / 2) * length;

/** The whole clip, then its last moments living on under a camera that moves as the prompt asks. */
export async function extendClip(
  order: ExtendClip,
  scale: ClipScale = fullScale,
  watch: ClipWatch = {},
): Promise<MadeClip> {
  return withClip(order.file, within(scale.shorterSide), async (clip) => {
    const { size } = clip;
    const { rate } = scale;
    const own = Math.max(1, Math.round(clip.seconds * rate));
    const added = frameCount(order.seconds, rate);
    const kept: Canvas[] = [];
    const most = Math.max(
      1,
      Math.min(Math.floor(keptSeconds * rate), Math.floor(keptBytes / (size.width * size.height * 4))),
    );
    // The middle of each frame's time, so that rounding never picks a neighbour.
    const frames = clip.framesAt(
      Array.from({ length: own }, (_each, index) => Math.min((index + 0.5) / rate, clip.seconds - 0.001)),
    );
    const seed = seedFor(order);
    const shot = { moves: cameraMovesIn(order.prompt, seed), strength: 5, take: cameraTake(seed) };
    const start = cameraPose(shot, 0);
    return writeClip(
      {
        frame: size,
        seconds: (own + added) / rate,
        rate,
        provenance: provenanceOf(order, {
          duration: order.seconds,
          camera: shot.moves.join(' '),
        }),
        sound: clip.hasSound ? { file: order.file, seconds: clip.seconds } : null,
        async draw(pen, _moment, index) {
          if (index < own) {
            const { value } = await frames.next();
            pen.drawImage(value as Canvas, 0, 0);
            if (index < own - most) return;
            const copy = createCanvas(size.width, size.height);
            copy.getContext('2d').drawImage(value as Canvas, 0, 0);
            kept.push(copy);
            return;
          }
          const step = index - own + 1;
          const moment = step / added;
          // Slow enough to read as an echo of the clip, and not as its rewinding.
          const back = swing(step * 0.6, kept.length - 1);
          const picture = kept[kept.length - 1 - Math.round(back)]!;
          // A view keeps a pixel from the edge of its picture; here it starts as the very frame that the clip ended on.
          const framed = { width: size.width + 2 * margin, height: size.height + 2 * margin };
          pen.setTransform(...viewMatrix(onward(start, cameraPose(shot, moment), moment), framed, size));
          pen.drawImage(picture, margin, margin);
        },
      },
      watch,
    );
  });
}
