// Variables that an ancestor may set:
//   --ds-crop-marks-gap   between a corner and what it stands around
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const line = `${vars.borderWidth.edge} solid`;
const out = `calc(-1 * ${componentVariable('crop-marks-gap', vars.space[6])})`;

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
