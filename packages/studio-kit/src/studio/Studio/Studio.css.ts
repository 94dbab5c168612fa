import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { beside, docked, low, tall } from './studioWidths.ts';

export const root = style({ containerType: 'inline-size', containerName: 'studio', blockSize: '100%' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100%',
  '@media': { [tall]: { '@container': { [docked]: { gridTemplateRows: '1fr auto' } } } },
  '@container': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 22.5rem)',
      gridTemplateRows: 'auto auto 1fr auto',
      gridTemplateAreas: '"work settings" "words settings" "row settings" "row foot"',
    },
  },
});

export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[20],
  padding: vars.space[16],
  '@container': { [beside]: { padding: vars.space[24], gridArea: 'work' } },
});

export const head = style({ display: 'grid', gap: vars.space[4] });

// On a phone the words and the button are docked together, above what a thumb must not touch.
export const dock = style({
  display: 'contents',
  '@media': {
    [tall]: {
      '@container': {
        [docked]: {
          display: 'block',
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: vars.z.raised,
          minInlineSize: 0,
          backgroundColor: vars.bg.surface,
          borderBlockStart: hairline,
        },
      },
    },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[20],
  minInlineSize: 0,
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[16],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [tall]: { '@container': { [docked]: { paddingBlock: `${vars.space[12]} 0` } } } },
  '@container': {
    [beside]: { gridArea: 'words', paddingInline: vars.space[24], paddingBlockEnd: vars.space[24] },
  },
});

// A long prompt scrolls in the dock, or nothing would be left of the stage.
globalStyle(`${words} textarea`, {
  '@media': { [tall]: { '@container': { [docked]: { minBlockSize: '3.5rem', maxBlockSize: '6rem' } } } },
});

export const settings = style({
  display: 'none',
  '@container': {
    [beside]: {
      gridArea: 'settings',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[20],
      padding: `${vars.space[16]} ${vars.space[20]}`,
      backgroundColor: vars.bg.surface,
      borderInlineStart: hairline,
    },
  },
});

// The button and its price stay in view however long the form is, on a phone as on a desk.
export const foot = style({
  display: 'grid',
  gap: vars.space[12],
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.raised,
  minInlineSize: 0,
  padding: vars.space[16],
  paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.bg.surface,
  borderBlockStart: hairline,
  '@media': {
    [low]: { position: 'static' },
    [tall]: {
      '@container': {
        [docked]: { position: 'static', borderBlockStart: 'none', paddingBlockStart: vars.space[12] },
      },
    },
  },
  '@container': {
    [beside]: { gridArea: 'foot', paddingInline: vars.space[20], borderInlineStart: hairline },
  },
});

export const row = style({
  display: 'none',
  '@container': {
    [beside]: {
      display: 'block',
      gridArea: 'row',
      alignSelf: 'end',
      minInlineSize: 0,
      padding: `0 ${vars.space[24]} ${vars.space[24]}`,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});

globalStyle(`${root} [data-part="limit"]`, { marginBlockStart: vars.space[4] });
