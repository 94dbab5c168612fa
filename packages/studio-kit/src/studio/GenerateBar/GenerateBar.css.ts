import { figures } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { heardWhereTight, whereTight } from '../../studioWidths.ts';

export const bar = style({ alignItems: 'stretch' });

// Under a thumb, and in a low window, it stands in the button that waits for it, under its words, which is as high as
// all of it needs: a line of its own would come and go. There it is left to the eye; the line of a desk goes on saying it.
export const face = style({
  // In two lines, as on one, they begin together.
  textAlign: 'start',
  selectors: {
    '&[data-reason]': whereTight({ display: 'block' }),
    '&[data-reason]::after': whereTight({
      content: 'attr(data-reason) / ""',
      display: 'block',
      color: vars.text.secondary,
      fontSize: vars.fontSize.sm,
      fontStretch: vars.fontWidth.normal,
      fontWeight: vars.fontWeight.regular,
      lineHeight: '1.125rem',
    }),
    // Its press is taken: it stands in its own colours.
    '[data-pending] &[data-reason]::after': whereTight({ color: 'inherit' }),
  },
});
export const saidWithin = style(heardWhereTight);

// There, what is lacking and the way to it share a line, and the rest of it is heard, until a press asks for it.
const lack = `${bar} > [data-component="Notice"]`;
globalStyle(lack, whereTight({ alignItems: 'center', paddingBlock: vars.space[8] }));
globalStyle(`${lack} > [data-part="body"]`, whereTight({ flexWrap: 'nowrap', alignItems: 'center' }));
// It grows upwards, and the way to it stays under the finger that is on it.
globalStyle(`${lack} [data-part="action"]`, { flex: 'none', ...whereTight({ alignSelf: 'end' }) });
globalStyle(`${lack}:not(:focus-within) [data-component="Text"]`, heardWhereTight);

// The price stands in a line with its neighbour, whatever it takes: who pays breaks before it goes under itself.
const cost = `${bar} > [data-component="Inline"]`;
globalStyle(cost, { flexWrap: 'nowrap' });
globalStyle(`${cost} > [data-part="settings"]`, { flex: 'none' });
// It is a button without a face: its words begin where the lines above do.
globalStyle(`${cost} > [data-component="CostBadge"]`, {
  textAlign: 'start',
  marginInlineStart: `calc(-1 * (${vars.space[8]} + ${vars.borderWidth.hairline}))`,
});
// Its own label begins left, with a price at its end or without.
globalStyle(`${bar} > button`, { justifyContent: 'start' });

// Numbers are set in the mono, as on film edges; ink on yellow turned round.
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: vars.space[8],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.accent.on,
  color: vars.accent.solid,
  ...figures,
  fontWeight: 'inherit',
  fontSize: vars.fontSize.sm,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Canvas', color: 'CanvasText' } },
  selectors: {
    '[data-unavailable] &, [data-disabled] &': { backgroundColor: vars.bg.sunken, color: 'inherit' },
  },
});
