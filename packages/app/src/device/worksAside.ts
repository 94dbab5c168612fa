import { browserTooOld, type ToolStanding } from '@kinora/contract';

const needed = ['Worker', 'OffscreenCanvas', 'WebAssembly', 'createImageBitmap'] as const;

/** How a tool stands that draws and computes in a worker of its own: all of it can be had, or none. */
export const worksAside = (browser: object = globalThis): ToolStanding =>
  needed.every((each) => each in browser) ? undefined : { whyNot: browserTooOld };
