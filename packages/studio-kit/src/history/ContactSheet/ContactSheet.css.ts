import { filmStrip, lowWindow } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { belowPicture } from '../CreationCard/CreationCard.css.ts';

// Variables that an ancestor may set:
//   --kit-contact-sheet-block-size   how tall the sheet gets before it scrolls

const tallest = 'var(--kit-contact-sheet-block-size, min(46rem, 72dvh))';

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
  maxBlockSize: tallest,
  minInlineSize: 0,
});

// By its picture a frame is dragged whole: a browser would take that along as a file of its own.
globalStyle(`${sheet} img`, { WebkitUserDrag: 'none' } as Record<string, string>);

// As the layout of the frames reckons, whose gap is 20 px and whose narrowest frame 196 px.
const wide = 'round(down, 100cqi / var(--across) - 20px, 1px)';
const gap = `(100cqi - var(--across) * ${wide}) / (var(--across) + 1)`;
const high = `${wide} * 9 / 16`;
/** A picture's end, and within it the film. */
const blank = [
  ['1px', vars.bg.sunken],
  ['0px', vars.border.subtle],
].map(([inset, colour]) => ({
  image: `conic-gradient(at calc(${wide} - 2 * ${inset}) calc(${high} - 2 * ${inset}), transparent 75%, ${colour} 0)`,
  position: `calc(${gap} + ${inset}) calc(20px + ${inset})`,
}));

/** A film on which nothing is yet, as high as it gets: what it waits for stands on the edge of the first frame. */
export const unexposed = style([
  sheet,
  {
    blockSize: tallest,
    paddingBlockStart: `calc(20px + ${high} + ${vars.space[8]})`,
    paddingInlineStart: `calc(${gap} + ${vars.space[4]})`,
    color: vars.text.tertiary,
    fontSize: vars.fontSize.xs,
  },
]);

// Blank frames where there will be some, which those that come lie over: nothing moves for them, and the first rows are a
// film however few they are. With more the sheet scrolls, and its bar takes of their width.
const few = [1, 2, 3, 4, 5].map((count) => `[aria-rowcount="${count}"]`);
globalStyle(`${unexposed}, ${sheet} [role="grid"]:is(${few.join()})`, {
  vars: { '--across': '1' },
  // Drawn one over the other, and scrolled with what lies there.
  backgroundImage: blank.map(({ image }) => image).join(),
  backgroundPosition: blank.map(({ position }) => position).join(),
  backgroundSize: `calc(${wide} + ${gap}) calc(${high} + ${belowPicture} + 20px)`,
  backgroundRepeat: 'repeat-y',
  backgroundAttachment: 'local',
  '@container': {
    '(width >= 432px)': { vars: { '--across': '2' }, backgroundRepeat: 'repeat' },
    '(width >= 648px)': { vars: { '--across': '3' } },
  },
});

export const docked = style({
  position: 'sticky',
  insetBlockEnd: vars.space[12],
  zIndex: vars.z.raised,
  '@media': { [lowWindow]: { position: 'static' } },
});
