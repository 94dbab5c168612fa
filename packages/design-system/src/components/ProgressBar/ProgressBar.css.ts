import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { figures, underReducedMotion } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

/** How much is done, in percent. */
export const done = createVar();

const travel = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });

export const root = style(
  { display: 'flex', flexDirection: 'column', gap: vars.density.gap, minInlineSize: 0, inlineSize: '100%' },
  'progress',
);

export const words = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
  },
  'progressWords',
);

export const value = style(
  { ...figures, marginInlineStart: 'auto', fontSize: vars.fontSize.xs },
  'progressValue',
);

export const track = recipe(
  {
    base: {
      position: 'relative',
      overflow: 'hidden',
      border: `${vars.borderWidth.hairline} solid ${vars.border.control}`,
      borderRadius: vars.radius.full,
      backgroundColor: vars.bg.sunken,
    },
    variants: {
      size: {
        /** As it stands at the foot of a developing frame. */
        sm: { blockSize: 3, border: 0, borderRadius: 0, backgroundColor: vars.border.default },
        md: { blockSize: 8 },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'progressTrack',
);

export const fill = recipe(
  {
    base: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      backgroundColor: vars.accent.solid,
      // Yellow on a light ground needs an edge of ink to be seen to end.
      borderInlineEnd: `${vars.borderWidth.edge} solid ${vars.accent.edge}`,
      '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
    variants: {
      isIndeterminate: {
        true: {
          inlineSize: '30%',
          borderInlineStart: `${vars.borderWidth.edge} solid ${vars.accent.edge}`,
          animation: `${travel} 1.4s linear infinite`,
          ...underReducedMotion({ animation: 'none', insetInlineStart: '35%' }),
        },
        false: {
          inlineSize: done,
          transition: `inline-size ${vars.duration.slow} ${vars.easing.standard}`,
        },
      },
      isEmpty: { true: { borderInlineEnd: 0 } },
    },
  },
  'progressFill',
);
