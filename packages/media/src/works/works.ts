import { imageToVideo } from '../clip/imageToVideo.ts';
import type { ClipScale } from './clipScale.ts';
import { extendClip } from './extendClip.ts';
import { layVoice } from './layVoice.ts';
import type { ClipWatch, MadeClip, MadePicture } from './made.ts';
import { moveStrokes } from './moveStrokes.ts';
import { picturesToVideo } from './picturesToVideo.ts';
import { restyleClip } from './restyleClip.ts';
import { sketchClip } from './sketchClip.ts';
import { sketchPicture } from './sketchPicture.ts';

/** Everything that the local engine makes. */
export const works = {
  imageToVideo,
  sketchPicture,
  sketchClip,
  picturesToVideo,
  extendClip,
  restyleClip,
  moveStrokes,
  layVoice,
};

type Works = typeof works;

/** Which work, and what it is asked for. */
export type LocalWork = {
  [W in keyof Works]: { readonly work: W; readonly order: Parameters<Works[W]>[0] };
}[keyof Works];
export type Made = MadeClip | MadePicture;

/** What a work hands over. */
export type MadeBy<W extends LocalWork> = Awaited<ReturnType<Works[W['work']]>>;

type AnyWork = (order: LocalWork['order'], scale: ClipScale, watch: ClipWatch) => Promise<Made>;

export const doWork = ({ work, order }: LocalWork, scale: ClipScale, watch: ClipWatch = {}): Promise<Made> =>
  // The pair fits by the type of LocalWork; the compiler can't follow it through the table.
  (works[work] as AnyWork)(order, scale, watch);
