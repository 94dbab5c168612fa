import { figures, hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';
import { docked, heardWhereTight } from '../../studioWidths.ts';
import { zoneHeight } from '../UploadZone/zoneHeight.ts';

// As tall as the place for one file, which may stand beside it.
export const zone = style({ minBlockSize: zoneHeight });

// Inside the frame, off its edge.
export const held = style({ padding: vars.space[12] });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[4],
  border: hairline,
  borderRadius: vars.radius.control,
  backgroundColor: vars.bg.surface,
  selectors: {
    '&[data-held]': {
      borderColor: vars.accent.edge,
      boxShadow: `0 0 0 ${vars.borderWidth.marker} ${vars.accent.solid}`,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-held]': { borderColor: 'Highlight' } } } },
});

export const face = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  '@container': { [docked]: { aspectRatio: '16 / 9' } },
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
  backgroundColor: vars.bg.stage,
  selectors: {
    // A finger still scrolls the page up and down.
    '&[data-grip]': { cursor: 'grab', touchAction: 'pan-y', userSelect: 'none' },
    '[data-held] &': { cursor: 'grabbing' },
  },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  pointerEvents: 'none',
});

export const number = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineStart: vars.space[4],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.bg.surface,
  ...figures,
  fontSize: vars.fontSize.xs,
});

// In a line of its own, whatever is said there. Under a thumb what holds a few is no higher than where they were chosen,
// and the button says how many fit.
export const hintLine = style({ ...heardWhereTight, flexBasis: '100%' });

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] });
