import { hairline, lowWindow } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

const coarse = '(pointer: coarse)';

/** As high as the control that takes its place; what helps with it stands where it will. */
export const coming = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[12],
  lineHeight: vars.lineHeight.snug,
});

/** The row of a slider, which has a number to type in it. */
export const rowOfRange = style([
  row,
  { minBlockSize: '1.5rem', '@media': { [coarse]: { minBlockSize: '44px' } } },
]);

export const room = style({
  flex: 1,
  minBlockSize: 0,
  color: vars.text.tertiary,
  fontSize: vars.fontSize.xs,
});

const rail = style([
  room,
  { flex: 'none', lineHeight: '24px', blockSize: '24px', '@media': { [coarse]: { blockSize: '44px' } } },
]);
export const railRoom = style([rail, { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }]);
/** With what it costs along the rail. */
export const marksRoom = style({ blockSize: 'calc(1.375rem - 4px)' });

export const help = style({
  color: vars.text.tertiary,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'anywhere',
});

// Three lines and what stands under them; in a dock two, as there the text itself. An edge tells that the room is kept.
export const wordsRoom = style([
  room,
  {
    flex: 'none',
    marginBlockStart: vars.density.gap,
    border: hairline,
    borderRadius: vars.radius.control,
    paddingBlock: vars.space[8],
    paddingInline: vars.density.inset,
    minBlockSize: `calc(3.5rem + ${vars.density.controlSm} + ${vars.space[8]} + 2 * ${vars.borderWidth.hairline})`,
    '@media': {
      [lowWindow]: {
        minBlockSize: `calc(3 * 1.5 * ${vars.fontSize.md} + 2 * ${vars.space[8]} + ${vars.density.controlSm} + ${vars.space[8]} + 2 * ${vars.borderWidth.hairline})`,
      },
    },
  },
]);
