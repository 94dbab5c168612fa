import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const cards = style({ minInlineSize: 0 });

// There the stage needs the room: the line is still heard, and stands over the stage once the mode is chosen.
const low = '(max-height: 60rem)';
globalStyle(`${cards} [data-part="description"]`, { '@media': { [low]: { display: 'none' } } });

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
