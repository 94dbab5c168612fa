import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

// Variables that an ancestor may set:
//   --kit-contact-sheet-block-size   how tall the sheet is before it scrolls

export const root = style({
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: vars.density.controlSm,
  // Only where there is a keyboard to press it on.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const sheet = style({
  blockSize: 'var(--kit-contact-sheet-block-size, min(46rem, 72dvh))',
  minInlineSize: 0,
  // The list leaves a gap before its first and behind its last column too, smaller the fewer there are; the frames
  // begin where the words above them do.
  marginInline: -10,
  marginBlockStart: -10,
  '@container': {
    '(inline-size >= 36rem)': { marginInline: -13 },
    '(inline-size >= 50rem)': { marginInline: -15 },
  },
});

export const blanks = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(15rem, 30%)), 1fr))',
});

export const docked = style({
  position: 'sticky',
  insetBlockEnd: vars.space[12],
  zIndex: vars.z.raised,
  justifySelf: 'center',
  maxInlineSize: '100%',
});
