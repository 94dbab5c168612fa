import { hairline, lowWindow } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { columns, docked, heardWhereTight, stacked, tall } from '../../studioWidths.ts';
import { showing, told } from '../Stage/showing.ts';

// What lies over a studio that is scrolled.
const bar = 'var(--kit-bar, 0px)';

export const root = style({ containerType: 'inline-size', containerName: 'studio', blockSize: '100%' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100%',
  '@media': { [tall]: { '@container': { [stacked]: { gridTemplateRows: '1fr auto' } } } },
  '@container': {
    [columns]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 22.5rem)',
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"work settings" "words foot"',
    },
  },
});

export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[20],
  padding: vars.space[16],
  '@container': {
    [docked]: { gap: vars.space[12], paddingBlockStart: vars.space[12] },
    [columns]: { gridArea: 'work', gap: vars.space[12], padding: `${vars.space[12]} ${vars.space[24]}` },
  },
});

/** One line on the edge of the stage: what this is, what is made, and what changes how it is seen. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[16],
  minBlockSize: '2.25rem',
  '@container': { [docked]: { flexWrap: 'wrap', rowGap: vars.space[4], minBlockSize: 0 } },
});

// Under a thumb it is the head of its page; on the edge it is a line among others.
globalStyle(`${head} > [data-component="Heading"]`, {
  fontSize: vars.fontSize.lg,
  '@container': { [docked]: { fontSize: vars.fontSize['2xl'] } },
});

// Under a thumb it has lines of its own, and as much room for one as for two.
export const edge = style({
  flex: 1,
  minInlineSize: 0,
  '@container': {
    [docked]: { display: 'grid', alignItems: 'center', flexBasis: '100%', minBlockSize: '1.75rem' },
  },
});

// Beside its input, and off what is said of it already.
globalStyle(`${root} [data-input] > :is([data-part="note"], [data-part="limit"])`, {
  display: 'block',
  marginBlockStart: vars.space[6],
});

/** What was made is told in figures and names, as they are written. */
export const film = style({ textTransform: 'none', color: vars.text.secondary });

/** Under a thumb there is no room for it. */
export const end = style({ '@container': { [docked]: { display: 'none' } } });

// The words and the button are docked together, above what a thumb must not touch.
export const dock = style({
  display: 'contents',
  '@media': {
    [tall]: {
      '@container': {
        [stacked]: {
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
  '@container': {
    [columns]: { gridArea: 'words', paddingInline: vars.space[24], paddingBlockEnd: vars.space[24] },
  },
  '@media': {
    [tall]: {
      paddingBlock: `${vars.space[12]} 0`,
      '@container': {
        // In one line with the button, wherever the stage has been scrolled to.
        [columns]: {
          alignSelf: 'end',
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: vars.z.raised,
          paddingBlock: vars.space[12],
          backgroundColor: vars.bg.surface,
          borderBlockStart: hairline,
        },
      },
    },
  },
});

// Where nothing is written, the stage has that room too.
globalStyle(`${layout}:has(${words}:empty)`, { vars: { '--kit-spare': '9rem' } });

// A long prompt scrolls in the dock, or nothing would be left of the stage.
globalStyle(`${words} textarea`, {
  '@media': { [tall]: { minBlockSize: '3.5rem', maxBlockSize: '6rem' } },
});

// Beside what is under way and what was made it is no higher than an empty one, so that what can be done stays in sight.
globalStyle(`${layout}:has([data-component="Stage"] > ${showing}) ${words} textarea`, {
  '@media': { [tall]: { maxBlockSize: '3.5rem' } },
});

export const settings = style({
  display: 'none',
  '@container': {
    [columns]: {
      gridArea: 'settings',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[20],
      padding: `${vars.space[16]} ${vars.space[20]}`,
      backgroundColor: vars.bg.surface,
      borderInlineStart: hairline,
    },
  },
  '@media': {
    [tall]: {
      '@container': {
        // Long ones scroll by themselves: one sees on the stage what they change.
        [columns]: {
          position: 'sticky',
          insetBlockStart: bar,
          alignSelf: 'start',
          maxBlockSize: `calc(100vh - ${bar} - var(--kit-banner, 0rem) - var(--kit-above, 0rem) - var(--kit-docked, 0px))`,
          overflowY: 'auto',
          scrollbarWidth: 'thin',
        },
      },
    },
  },
});

// Short ones stand on ground that reaches to the button.
globalStyle(`${layout}::before`, {
  '@container': {
    [columns]: {
      content: '',
      gridArea: 'settings',
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
    [lowWindow]: { position: 'static' },
    [tall]: {
      '@container': {
        [stacked]: { position: 'static', borderBlockStart: 'none', paddingBlockStart: vars.space[12] },
      },
    },
  },
  '@container': {
    [columns]: { gridArea: 'foot', paddingInline: vars.space[20], borderInlineStart: hairline },
  },
});

export const row = style({
  display: 'none',
  '@container': {
    [columns]: { display: 'block', minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } },
  },
});

// A beginning of it is seen over the dock; in a high window its pictures are.
globalStyle(`div:has(> ${row})`, {
  '@media': {
    '(height >= 48rem)': { '@container': { [columns]: { vars: { '--kit-beginning': '1.5rem' } } } },
    '(height >= 64rem)': { '@container': { [columns]: { vars: { '--kit-beginning': '4.5rem' } } } },
  },
});

// Under the bar, and over what is docked at the foot: whatever can have the focus, the stage, and what is told of its end.
globalStyle(
  `:is(${work}, ${settings}) :is(a, button, input, textarea, [tabindex], [data-component="MotionBrush"], ${told})`,
  {
    scrollMarginBlock: '4rem calc(var(--kit-docked, 0px) + 0.5rem)',
    // Where nothing keeps its place, nothing lies over it.
    '@media': { [lowWindow]: { scrollMarginBlock: vars.space[8] } },
  },
);
globalStyle(`${settings} :is(a, button, input, [tabindex])`, {
  '@media': { [tall]: { '@container': { [columns]: { scrollMarginBlock: vars.space[8] } } } },
});

globalStyle(`${root} :is([data-part="limit"], [data-part="note"])`, { marginBlockStart: vars.space[4] });

// An input in sight says itself what a press found wrong with it; of a setting in the sheet the button says it.
globalStyle(
  `${layout}:has(:is([data-component="Stage"], ${words}) [data-invalid]) [data-unavailable] ~ [data-part="missing"]`,
  heardWhereTight,
);
