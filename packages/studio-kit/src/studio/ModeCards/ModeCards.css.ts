import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { low } from './lowWindows.ts';
import { stillFrame } from './stillFrame.ts';

export const cards = style({ minInlineSize: 0 });

// In a low window the stage needs the room: the line is still heard, and stands over the stage once the mode is chosen.
globalStyle(`${cards} [data-part="description"]`, { '@media': { [low]: { display: 'none' } } });

// Each is a line, with its drawing before the words.
globalStyle(`${cards} [data-part="card"]`, {
  '@media': { [low]: { flexDirection: 'row', alignItems: 'center', paddingBlock: vars.space[4] } },
});
globalStyle(`${cards} [data-part="media"]`, { '@media': { [low]: { inlineSize: '2.5rem' } } });
// What they are is seen; it is still their name.
globalStyle(`${cards} [data-part="label-row"]`, { '@media': { [low]: { display: 'none' } } });
// On the corner, as in any line: the words need the room.
globalStyle(`${cards} [data-part="tick"]`, {
  '@media': { [low]: { insetBlockStart: '-8px', insetInlineEnd: '-8px' } },
});

/** Where a still will be. */
export const blank = style(stillFrame);
