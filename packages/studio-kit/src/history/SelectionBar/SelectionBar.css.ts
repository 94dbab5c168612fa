import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const place = style({
  display: 'flex',
  justifyContent: 'center',
  minInlineSize: 0,
  containerType: 'inline-size',
  containerName: 'selection',
  // It is as wide as the sheet that it lies over: beside the bar that is still to be pressed.
  pointerEvents: 'none',
});

export const bar = style({
  flexWrap: 'wrap',
  justifyContent: 'center',
  maxInlineSize: '100%',
  pointerEvents: 'auto',
});

/** On a phone the words have the room: with a drawing before each the bar would take a third row from the frames. */
const narrow = 'selection (inline-size < 28rem)';
globalStyle(bar, { '@container': { [narrow]: { columnGap: vars.space[4] } } });
globalStyle(`${bar} [data-component="Button"] > [data-part="icon"]`, {
  '@container': { [narrow]: { display: 'none' } },
});

export const sum = style({ paddingInline: vars.space[8], whiteSpace: 'nowrap' });
