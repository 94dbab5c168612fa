import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { frameCount } from '../clip/frameCount.ts';
import { css } from '../draw/sketch/colour.ts';
import { tintsIn } from '../draw/sketch/tints.ts';
import { clipEffects, type ClipEffect, type EffectName } from '../look/clipEffects.ts';
import type { FileSource } from '../read/fileSource.ts';
import { withClip, within } from '../read/withClip.ts';
import { fullScale, type ClipScale } from './clipScale.ts';
import { seedFor, type Told } from './told.ts';
import type { ClipWatch, MadeClip } from './made.ts';
import { provenanceOf } from './provenanceOf.ts';
import { writeClip } from './writeClip.ts';

export interface RestyleClip extends Told {
  readonly file: FileSource;
  readonly effect: EffectName;
  /** A longer clip is cut to it. */
  readonly seconds: number;
}

/** A clip with another look, its motion and its sound as they were. Colours that the prompt names tint it. */
export async function restyleClip(
  order: RestyleClip,
  scale: ClipScale = fullScale,
  watch: ClipWatch = {},
): Promise<MadeClip> {
  return withClip(order.file, within(scale.shorterSide), async (clip) => {
    const { size } = clip;
    const { rate } = scale;
    const effect: ClipEffect = clipEffects(size, seedFor(order))[order.effect];
    const [tint] = tintsIn(order.prompt);
    const frames = frameCount(Math.min(order.seconds, clip.seconds), rate);
    const shown = clip.framesAt(
      Array.from({ length: frames }, (_each, index) => Math.min((index + 0.5) / rate, clip.seconds - 0.001)),
    );
    const desk = within(effect.lines)(size);
    const worked = createCanvas(desk.width, desk.height);
    const inner = worked.getContext('2d');
    return writeClip(
      {
        frame: size,
        seconds: frames / rate,
        rate,
        provenance: provenanceOf(order, {
          duration: frames / rate,
          effect: order.effect,
        }),
        sound: clip.hasSound ? { file: order.file, seconds: frames / rate } : null,
        async draw(pen, _moment, index) {
          const { value } = await shown.next();
          inner.drawImage(value as Canvas, 0, 0, desk.width, desk.height);
          const image = inner.getImageData(0, 0, desk.width, desk.height);
          effect.pixels({ rgba: image.data, ...desk }, index);
          inner.putImageData(image, 0, 0);
          pen.imageSmoothingQuality = 'high';
          pen.drawImage(worked, 0, 0, size.width, size.height);
          effect.after?.(pen, worked, index);
          if (!tint) return;
          pen.save();
          pen.globalCompositeOperation = 'soft-light';
          pen.fillStyle = css(tint, 0.45);
          pen.fillRect(0, 0, size.width, size.height);
          pen.restore();
        },
      },
      watch,
    );
  });
}
