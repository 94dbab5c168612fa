import { focusCorners, focusRing, insideHairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { frameWidth, tallest } from '../../result/aspect.ts';
import { ground } from '../../result/ground.css.ts';
import { columns, docked, stacked, tall, wide } from '../../studioWidths.ts';
import { showing, told } from './showing.ts';

// What is left of the window between the bars and the edge above, the deeds of a result and the words below, and what
// stands above a studio that is one of several; in a high window a beginning of the latest frames is seen over the dock.
// Where the button is below it too, there is less.
const room = 'calc(100vh - var(--kit-banner, 0rem) - var(--kit-above, 0rem) - var(--kit-beginning, 0rem)';
const left = `clamp(11rem, ${room} - 26rem + var(--kit-spare, 0rem)), 60rem)`;
// Where the deeds of a result need one line and no second.
const leftInWide = `clamp(11rem, ${room} - 23.25rem + var(--kit-spare, 0rem)), 60rem)`;
const leftInStack = `clamp(9rem, ${room} - 34rem), 60rem)`;
// What is drawn on lies with its controls between the bar and the dock, and on a desk where a frame would.
const drawnOnInStack = 'clamp(9rem, 100vh - 29rem, 34rem)';

const kept = 'var(--kit-stage-room)';

/** The stage, and what stands under it. */
export const around = style({
  vars: { '--kit-tallest': leftInStack, '--kit-frame-room': 'none', '--kit-stage-room': 'auto' },
  display: 'flex',
  flexDirection: 'column',
  gap: 'inherit',
  minInlineSize: 0,
  minBlockSize: kept,
  '@media': {
    [tall]: {
      '@container': {
        // A press brings all of this into sight: what can be done with a result has its place in it.
        [stacked]: {
          vars: {
            '--kit-drawn-on': drawnOnInStack,
            // With a line or two of what is said of the tool, as high as with a picture in it.
            '--kit-zone': `var(--kit-zone-in-modes, calc(${tallest} + 4rem))`,
            '--kit-stage-room': `calc(${tallest} + 9rem)`,
          },
        },
        // From the empty frame to what was made of it nothing moves: the frame is as high throughout, and what can be
        // done with a result has its line before there is one.
        [columns]: {
          vars: {
            '--kit-tallest': left,
            '--kit-frame-height': tallest,
            '--kit-zone': tallest,
            '--kit-drawn-on': tallest,
            '--kit-stage-room': `calc(${tallest} + 8.75rem)`,
          },
        },
        [wide]: { vars: { '--kit-tallest': leftInWide, '--kit-stage-room': `calc(${tallest} + 6rem)` } },
      },
    },
  },
});

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
});

// What has the focus is what stands there, and not the room that is kept for more: a picture is marked at its corners,
// what is told of its end, and whatever else stands first, has the ring.
const shown = `${stage}:focus-visible`;
const untold = `${shown}:not(:has(> ${told}))`;
const player = `${stage} [data-component="Video"]:not(:fullscreen)`;
const inPlayer = '> [data-part="frame"]';
globalStyle(
  `${untold} :is(${ground}, [data-component="Video"] ${inPlayer})::after, ${player}:focus-visible ${inPlayer}::after`,
  {
    ...focusCorners,
    inlineSize: `min(100%, ${frameWidth})`,
    aspectRatio: 'var(--kit-ratio)',
  },
);
globalStyle(`${player}:focus-visible ${inPlayer}`, { outline: 'none', boxShadow: 'none' });
globalStyle(
  `${shown} > ${told}, ${untold} > :nth-child(1 of :not(:empty)):not(${ground}, :has(${ground}), ${showing}:has(video))`,
  focusRing,
);

// Under a thumb the deeds of a clip need several lines. They have their place from the press that brings the stage into
// sight, so that what was made is seen with them.
globalStyle(`${around}:has(> ${stage} > ${showing})`, {
  '@media': {
    [tall]: {
      '@container': { [docked]: { vars: { '--kit-stage-room': `calc(${tallest} + 16.25rem)` } } },
    },
  },
});

// All that room is the stage's own before frames, which keep their place, and else shared with what a result was made from.
globalStyle(`${stage}:has(+ :not(:empty))`, {
  '@media': { [tall]: { '@container': { [columns]: { minBlockSize: kept } } } },
});

// Several files stand side by side where there is room; what is drawn on needs all of it.
export const inputs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[16],
  alignItems: 'start',
  selectors: { '&:empty': { display: 'none' } },
});

globalStyle(`${inputs}:has([data-drawn]) > *`, {
  gridColumn: '1 / -1',
});

// It is waited for in the place that it is going to have.
globalStyle(`${inputs} [data-drawn] > [data-awaited]`, { maxBlockSize: 'var(--kit-drawn-on)' });

// Several places one below the other are no higher than what will lie in them.
globalStyle(`${inputs}:not(:has(> :only-child))`, {
  '@container': { [stacked]: { vars: { '--kit-zone': 'clamp(9.5rem, 26.5vh, 15rem)' } } },
});

/** At the foot of the stage: what lies above it takes other shapes. */
export const saidAtFoot = style({
  display: 'grid',
  gap: vars.space[16],
  marginBlockStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});

// What has a picture in it has an edge of its own, which lies outside the picture's place.
globalStyle(`${inputs}:has(> :only-child) [data-component="DropZone"]:has([data-part="frame"])`, {
  marginBlockStart: `calc(-1 * ${vars.borderWidth.hairline})`,
});

// A picture has no border; what is wrong with it has one.
globalStyle(`${inputs} [data-component="DropZone"]:has([data-part="frame"]):not([data-invalid])`, {
  borderColor: 'transparent',
  backgroundColor: 'transparent',
});

// What is said in a place is as wide as that: other words there are no movement.
const saidThere = '[data-part="description"]';
globalStyle(
  `${inputs} [data-component="DropZone"] > :has(> ${saidThere}), ${inputs} [data-component="DropZone"] > * > ${saidThere}`,
  { alignSelf: 'stretch' },
);

// Only one that is alone is the frame that its result will have.
globalStyle(`${inputs}:not(:has(> :only-child))`, { vars: { '--kit-frame-height': 'initial' } });

/** Beside what is under way or made it is after the stage, and under a thumb it was read before. */
export const saidAfter = style({
  display: 'contents',
  '@container': { [docked]: { display: 'none' } },
});

/** Each file a line with its picture before it: what came of them has the room. */
export const small = style([inputs, { vars: { '--kit-frame-height': 'initial' } }]);

globalStyle(`${stage}:not(:has(~ ${small}))`, { flexGrow: 1 });

// What lies in several places, where they are not small, is as high as they were. What is drawn on is seen there itself.
const several = `${inputs}:not(${small}, :has(> :only-child), :has([data-drawn]))`;
globalStyle(`${several} [data-part="frame"]`, {
  '@container': { [stacked]: { minBlockSize: `calc(var(--kit-zone) - 2 * ${vars.borderWidth.hairline})` } },
});

// What is said of files there takes two lines, and that they are read one: nothing moves meanwhile.
globalStyle(`${several} [data-part="description"]`, { minBlockSize: '2lh' });

/** What a result was made from, beside it in the line of its deeds and as high as they are, where there is room in it. */
export const madeFrom = style({
  display: 'block',
  blockSize: '2.25rem',
  inlineSize: vars.space[56],
  objectFit: 'contain',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.sunken,
  '@container': { [stacked]: { display: 'none' } },
});

/** As high as what was made is going to be there. */
export const resultRoom = style({ blockSize: 'var(--kit-frame-height, auto)', maxBlockSize: tallest });

/** A frame on which there is nothing yet. */
export const blank = style({
  display: 'grid',
  borderRadius: vars.radius.frame,
  // In the dark its ground is hardly another black.
  boxShadow: insideHairline,
  backgroundColor: vars.bg.sunken,
  vars: { '--ds-crop-marks-gap': '1px' },
});

// What is drawn on shows its picture itself: its line has all the room.
globalStyle(`${small} [data-component="UploadZone"] [data-part="frame"]:has(> :nth-child(2))`, {
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto',
});
globalStyle(`${small} [data-component="UploadZone"] [data-part="frame"] :is(img, video)`, {
  maxBlockSize: '4rem',
});
globalStyle(`${small} [data-component="DropZone"]`, { minBlockSize: 0, borderRadius: vars.radius.control });
// No frame of a result any more: it is a line with an end of its own.
globalStyle(
  `${small} [data-component="DropZone"]:has([data-part="frame"]):not([data-invalid], [data-drop-target])`,
  { borderColor: vars.border.subtle },
);
