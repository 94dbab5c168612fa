// Variables that an ancestor may set:
//   --ds-crop-marks-gap   between a corner and what it stands around
import { keyframes } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const line = `${vars.borderWidth.edge} solid`;
const out = `calc(-1 * ${componentVariable('crop-marks-gap', vars.space[6])})`;

const opens = keyframes({ from: { margin: 0 } });

export const cropMarks = style({ position: 'relative', minInlineSize: 0 }, 'cropMarks');

export const mark = recipe(
  {
    base: {
      position: 'absolute',
      inlineSize: vars.space[12],
      aspectRatio: '1',
      borderBlockStart: line,
      borderInlineStart: line,
      pointerEvents: 'none',
      selectors: {
        // What is held over a place would fall within these. Outside it they cover nothing that lies there.
        '[data-drop-target] > &': {
          inlineSize: vars.space[24],
          margin: `calc(-1 * ${vars.space[4]})`,
          borderWidth: vars.borderWidth.marker,
          borderColor: vars.focus.marker,
          filter: `drop-shadow(1px 1px ${vars.focus.ink}) drop-shadow(-1px -1px ${vars.focus.ink})`,
          animation: `${opens} ${vars.duration.quick} ${vars.easing.standard}`,
        },
      },
    },
    variants: {
      // Each of the others is the first one, turned over.
      corner: {
        topStart: { insetBlockStart: out, insetInlineStart: out },
        topEnd: { insetBlockStart: out, insetInlineEnd: out, scale: '-1 1' },
        bottomStart: { insetBlockEnd: out, insetInlineStart: out, scale: '1 -1' },
        bottomEnd: { insetBlockEnd: out, insetInlineEnd: out, scale: '-1 -1' },
      },
    },
  },
  'cropMarksMark',
);
