import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { undocked } from '../Studio/studioWidths.ts';

export const stage = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  minInlineSize: 0,
  outline: 'none',
  // A tool of words alone has nothing on its stage until something is made: it takes no room, and can still take the focus.
  selectors: { '&:has(> :empty:only-child)': { position: 'absolute' } },
});

// The prompt under it keeps its place while the frame develops; where it is docked it has one of its own.
globalStyle(`${stage}:has(> [data-component="DevelopingFrame"])`, {
  '@container': { [undocked]: { minBlockSize: 'var(--kit-stage-height)' } },
});

// Several files stand side by side where there is room; what is drawn on needs all of it.
export const inputs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[16],
  alignItems: 'start',
});

globalStyle(`${inputs} > :has([data-component="MotionBrush"])`, { gridColumn: '1 / -1' });

/** Each file a line with its picture before it: what came of them has the room. */
export const small = style([inputs]);

globalStyle(`${small} [data-component="UploadZone"] [data-part="frame"]`, {
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto',
});
globalStyle(`${small} [data-component="UploadZone"] [data-part="frame"] :is(img, video)`, {
  maxBlockSize: '4rem',
});
globalStyle(`${small} [data-component="DropZone"]`, { minBlockSize: 0 });
