import { filmStrip, lowWindow } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

// Variables that an ancestor may set:
//   --kit-contact-sheet-block-size   how tall the sheet gets before it scrolls

export const root = style({
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  // Only where there is a keyboard to press it on.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const sheet = style({
  ...filmStrip,
  // As tall as its frames, until they need more than this.
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'var(--kit-contact-sheet-block-size, min(46rem, 72dvh))',
  minInlineSize: 0,
});

// By its picture a frame is dragged whole: a browser would take that along as a file of its own.
globalStyle(`${sheet} img`, { WebkitUserDrag: 'none' } as Record<string, string>);

export const blanks = style({
  ...filmStrip,
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(12rem, 30%)), 1fr))',
  padding: vars.space[20],
});

export const docked = style({
  position: 'sticky',
  insetBlockEnd: vars.space[12],
  zIndex: vars.z.raised,
  '@media': { [lowWindow]: { position: 'static' } },
});
