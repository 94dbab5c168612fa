import type { ClipScale, LocalWork, Made } from '@kinora/media/node';

/** What goes to the rendering process, and what comes back. */
export type RenderAsked = LocalWork & { readonly scale: ClipScale };

export type RenderSaid =
  | { readonly say: 'frame'; readonly done: number; readonly of: number }
  /** Where nobody else can see it. */
  | { readonly say: 'memory'; readonly bytes: number }
  | { readonly say: 'made'; readonly made: Made }
  | { readonly say: 'refused'; readonly message: string }
  | { readonly say: 'broken'; readonly message: string };
