import type { ClipScale, ImageToVideo, MadeClip } from '@kinora/media/node';

/** What goes to the rendering process, and what comes back. */
export interface RenderAsked {
  readonly order: ImageToVideo;
  readonly scale: ClipScale;
}

export type RenderSaid =
  | { readonly say: 'frame'; readonly done: number; readonly of: number; readonly memory: number }
  | { readonly say: 'made'; readonly clip: MadeClip }
  | { readonly say: 'refused'; readonly message: string }
  | { readonly say: 'broken'; readonly message: string };
