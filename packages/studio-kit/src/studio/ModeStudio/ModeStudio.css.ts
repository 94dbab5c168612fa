import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { head as headOfMode } from '../Studio/Studio.css.ts';
import { onlyHeard, tall } from '../../studioWidths.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minBlockSize: '100%',
  containerType: 'inline-size',
  containerName: 'modes',
});

const narrow = 'modes (inline-size < 40rem)';
const roomy = 'modes (inline-size >= 56rem)';
// There the cards would stand in the room of the picture.
const low = '(height < 75rem)';
const high = '(height >= 75rem)';

export const cards = style({
  gridRow: 2,
  display: 'none',
  '@media': {
    [high]: {
      '@container': { [roomy]: { display: 'block', padding: `0 ${vars.space[24]} ${vars.space[12]}` } },
    },
  },
});

/** Where there is no room for cards, the tabs have their drawings. */
export const stillOfTab = style({
  inlineSize: '2.25rem',
  '@media': { [high]: { '@container': { [roomy]: { display: 'none' } } } },
});

// Their heading and the tabs, and the cards where there are any.
globalStyle(`${root} > *`, {
  vars: {
    '--kit-above': '6rem',
    // The tabs take of the place for files what its button needs to be in sight over the dock.
    '--kit-zone': 'var(--kit-zone-in-modes)',
    '--kit-zone-in-modes': 'clamp(9.5rem, 100vh - var(--kit-banner, 0rem) - 40rem, 46vh)',
  },
  '@media': {
    [tall]: { '@container': { [narrow]: { vars: { '--kit-above': '3.25rem' } } } },
    [low]: { '@container': { [roomy]: { vars: { '--kit-above': '4.75rem' } } } },
    [high]: { '@container': { [roomy]: { vars: { '--kit-above': '19.25rem' } } } },
  },
});

// What is under the tabs has the whole height, so that what is docked at its foot is at the foot of the window.
globalStyle(`${root} > [data-component="Tabs"]`, {
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
});

// In a low window, and under a thumb, the stage needs the room.
globalStyle(`${root} [role="tabpanel"]`, {
  '@container': { [narrow]: { paddingBlockStart: 0 } },
  '@media': { [low]: { '@container': { [roomy]: { paddingBlockStart: 0 } } } },
});

// The row of tabs has the whole width, and begins where the words above and below it do.
globalStyle(`${root} [role="tablist"]`, {
  marginInline: 0,
  paddingInline: vars.space[8],
  '@container': { [roomy]: { paddingInline: vars.space[16] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  '@container': {
    [roomy]: { paddingInline: vars.space[24] },
    [narrow]: { paddingBlock: `${vars.space[8]} ${vars.space[4]}` },
  },
  '@media': { [low]: { '@container': { [roomy]: { paddingBlock: vars.space[8] } } } },
});

// The title and what it is called by share a line there. What the tabs and their forms tell by themselves, and the
// button its price, is only heard where they would have to make room for it.
globalStyle(`${head} [data-component="Heading"]`, {
  '@container': { [narrow]: { fontSize: vars.fontSize.lg } },
});
globalStyle(
  `:is(${head} > [data-part="summary"], ${head} [data-component="Badge"]:nth-of-type(n + 3), ${root} ${headOfMode} > [data-component="Heading"])`,
  { '@container': { [narrow]: onlyHeard } },
);
// Its line is as high whatever stands in it.
globalStyle(`${root} ${headOfMode}`, {
  '@media': { [low]: { '@container': { [roomy]: { minBlockSize: vars.space[24] } } } },
});
globalStyle(`${root} ${headOfMode} > [data-component="Heading"]`, {
  '@media': { [low]: { '@container': { [roomy]: onlyHeard } } },
});
