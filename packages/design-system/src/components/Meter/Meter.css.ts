// Variables that an ancestor may set:
//   --ds-meter-fill-color   the part that is taken
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { done } from '../ProgressBar/ProgressBar.css.ts';

const { recipe, style } = layered('ds.components');

const filled = (colour: string) => ({ backgroundColor: componentVariable('meter-fill-color', colour) });

// Ink, not yellow: yellow is what moves on, and this is how much there is.
export const fill = recipe(
  {
    base: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: done,
      transition: `inline-size ${vars.duration.slow} ${vars.easing.standard}`,
      '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
    variants: {
      tone: {
        neutral: filled(vars.border.ink),
        success: filled(vars.success.border),
        warning: filled(vars.warning.border),
        danger: filled(vars.danger.border),
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
  'meterFill',
);

export const frames = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    padding: `${vars.space[4]} 0`,
    // Close to frames as small as these.
    vars: { '--ds-marker-circle-gap': '3px' },
  },
  'meterFrames',
);

export const blankFrame = style(
  {
    inlineSize: '1.75rem',
    aspectRatio: '3 / 2',
    border: `${vars.borderWidth.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.frame,
    backgroundColor: vars.bg.sunken,
  },
  'meterBlankFrame',
);

export const marked = style(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[4] },
  'meterMarked',
);

export const mark = recipe(
  {
    // The row stays as high as one without it.
    base: { flex: 'none', marginBlock: -2 },
    variants: {
      tone: {
        neutral: {},
        success: { color: vars.success.text },
        warning: { color: vars.warning.text },
        danger: { color: vars.danger.text },
      },
    },
  },
  'meterMark',
);
