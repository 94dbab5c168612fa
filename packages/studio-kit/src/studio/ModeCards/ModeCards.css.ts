import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { low, lowest } from './lowWindows.ts';

export const cards = style({ minInlineSize: 0 });

// In a low window the stage needs the room: the line is still heard, and stands over the stage once the mode is chosen.
globalStyle(`${cards} [data-part="description"]`, { '@media': { [low]: { display: 'none' } } });

// Lower still, each is a line, with its drawing before the words.
globalStyle(`${cards} [data-part="card"]`, {
  '@media': { [lowest]: { flexDirection: 'row', alignItems: 'center', paddingBlock: vars.space[4] } },
});
globalStyle(`${cards} [data-part="media"]`, { '@media': { [lowest]: { inlineSize: '2.5rem' } } });
// What they are is seen; it is still their name.
globalStyle(`${cards} [data-part="label-row"]`, { '@media': { [lowest]: { display: 'none' } } });
// On the corner, as in any line: the words need the room.
globalStyle(`${cards} [data-part="tick"]`, {
  '@media': { [lowest]: { insetBlockStart: '-8px', insetInlineEnd: '-8px' } },
});

const frame = {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  '@media': { [low]: { aspectRatio: '5 / 2' } },
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.sunken,
} as const;

export const blank = style(frame);

export const still = style({
  ...frame,
  color: vars.text.secondary,
  '@media': { ...frame['@media'], '(forced-colors: active)': { color: 'CanvasText' } },
});

/** What the tool adds, in the colour of what it is. */
export const gel = style({ color: vars.gel.video });
