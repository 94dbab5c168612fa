import { imageToVideo } from './imageToVideo.ts';
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
type Orders = { [W in keyof Works]: Parameters<Works[W]>[0] };

/** Which work, and what it is asked for. */
export type LocalWork<W extends keyof Orders = keyof Orders> = {
  [K in W]: { readonly work: K; readonly order: Orders[K] };
}[W];
export type Made = MadeClip | MadePicture;

/** What a work hands over. */
export type MadeBy<W extends LocalWork> = Awaited<ReturnType<Works[W['work']]>>;

type Doing<W extends keyof Orders> = (order: Orders[W], scale: ClipScale, watch: ClipWatch) => Promise<Made>;
const doing: { readonly [W in keyof Orders]: Doing<W> } = works;

export const doWork = <W extends keyof Orders>(
  { work, order }: LocalWork<W>,
  scale: ClipScale,
  watch: ClipWatch = {},
): Promise<Made> => doing[work](order, scale, watch);
