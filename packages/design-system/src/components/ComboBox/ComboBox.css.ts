import { layered } from '../../css/layered.ts';
import { pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

/** Opens the list for the pointer; keys have the arrows. */
export const opener = style(
  {
    ...pressable,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'stretch',
    flex: 'none',
    inlineSize: '2rem',
    borderStartEndRadius: '5px',
    borderEndEndRadius: '5px',
    color: vars.text.tertiary,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.fill.hover, color: vars.text.primary },
      '&[data-pressed]': { backgroundColor: vars.fill.pressed, color: vars.text.primary },
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { '(pointer: coarse)': { inlineSize: '44px' } },
  },
  'comboBoxOpener',
);
