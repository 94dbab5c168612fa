import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const group = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    // Wide enough apart that no finger hits the neighbour.
    '@media': { '(pointer: coarse)': { gap: vars.space[12] } },
    selectors: {
      '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' },
    },
  },
  'toggleGroup',
);
