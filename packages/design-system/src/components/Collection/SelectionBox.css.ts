import { layered } from '../../css/layered.ts';
import { coarseTarget, focusRing, pressable } from '../../css/rules.ts';
import { chosenTick } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const box = style(
  {
    ...chosenTick,
    ...pressable,
    ...coarseTarget,
    // Square as every box of which several can be checked: round ones are one of several.
    borderRadius: vars.radius.frame,
    borderColor: vars.border.control,
    backgroundColor: vars.bg.raised,
    color: 'transparent',
    selectors: {
      '&[data-hovered]': { borderColor: vars.border.ink },
      '&[data-selected], &[data-indeterminate]': {
        borderColor: vars.accent.on,
        backgroundColor: vars.accent.solid,
        color: vars.accent.on,
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { borderColor: vars.border.default, cursor: 'not-allowed' },
    },
    '@media': {
      ...coarseTarget['@media'],
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected], &[data-indeterminate]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'selectionBox',
);
