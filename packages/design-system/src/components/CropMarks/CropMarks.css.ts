// Variables that an ancestor may set:
//   --ds-crop-marks-length   of each of a corner's two lines
//   --ds-crop-marks-gap      between the corner and what it stands around
//   --ds-crop-marks-colour   of the lines
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { underReducedMotion } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const line = `${vars.borderWidth.edge} solid ${componentVariable('crop-marks-colour', vars.text.primary)}`;
const out = `calc(-1 * ${componentVariable('crop-marks-gap', vars.space[6])})`;

export const cropMarks = style({ position: 'relative', minInlineSize: 0 }, 'cropMarks');

export const mark = recipe(
  {
    base: {
      position: 'absolute',
      inlineSize: componentVariable('crop-marks-length', vars.space[12]),
      aspectRatio: '1',
      pointerEvents: 'none',
      transition: `opacity ${vars.duration.base} ${vars.easing.standard}, translate ${vars.duration.base} ${vars.easing.standard}`,
      ...underReducedMotion({ transitionProperty: 'opacity' }),
    },
    variants: {
      corner: {
        topStart: {
          insetBlockStart: out,
          insetInlineStart: out,
          borderBlockStart: line,
          borderInlineStart: line,
        },
        topEnd: { insetBlockStart: out, insetInlineEnd: out, borderBlockStart: line, borderInlineEnd: line },
        bottomStart: {
          insetBlockEnd: out,
          insetInlineStart: out,
          borderBlockEnd: line,
          borderInlineStart: line,
        },
        bottomEnd: { insetBlockEnd: out, insetInlineEnd: out, borderBlockEnd: line, borderInlineEnd: line },
      },
      isShown: { false: { opacity: 0 } },
    },
  },
  'cropMarksMark',
);
