import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

// A studio measures itself, not the window: it may stand in a page of somebody else's.
const wide = 'studio (inline-size >= 56rem)';

export const root = style({ containerType: 'inline-size', containerName: 'studio', blockSize: '100%' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 22.5rem)',
      gridTemplateRows: '1fr auto',
      minBlockSize: '100%',
    },
  },
});

export const work = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[20],
  padding: vars.space[16],
  '@container': { [wide]: { padding: vars.space[24], gridRow: '1 / span 2' } },
});

export const head = style({ display: 'grid', gap: vars.space[4] });

export const settings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[16],
  backgroundColor: vars.bg.surface,
  borderBlockStart: hairline,
  '@container': {
    [wide]: { borderBlockStart: 'none', borderInlineStart: hairline, paddingInline: vars.space[20] },
  },
});

// The button and its price stay in view however long the form is, on a phone as on a desk.
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.raised,
  minInlineSize: 0,
  padding: vars.space[16],
  paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.bg.surface,
  borderBlockStart: hairline,
  '@container': { [wide]: { paddingInline: vars.space[20], borderInlineStart: hairline } },
});
