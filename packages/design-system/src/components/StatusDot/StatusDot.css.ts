// Variables that an ancestor may set:
//   --ds-status-dot-size   how wide the dot is
import { keyframes } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { underReducedMotion } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('ds.components');

const spread = keyframes({ from: { opacity: 0.8, scale: 1 }, '70%, to': { opacity: 0, scale: 2.2 } });
const still = underReducedMotion({ animation: 'none', opacity: 0.5, scale: 1.7 }, '::after');

export const statusDot = recipe(
  {
    base: {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: vars.space[8],
      minInlineSize: 0,
      color: vars.text.secondary,
      lineHeight: vars.lineHeight.snug,
      overflowWrap: 'anywhere',
    },
    variants: { size: { sm: { fontSize: vars.fontSize.xs }, md: { fontSize: vars.fontSize.sm } } },
    defaultVariants: { size: 'md' },
  },
  'statusDot',
);

// Tones differ by shape too: a ring, a dot, a square, a triangle, a diamond.
export const mark = recipe(
  {
    base: {
      position: 'relative',
      flex: 'none',
      inlineSize: componentVariable('status-dot-size', '0.625em'),
      aspectRatio: '1',
      '::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: vars.radius.full,
        backgroundColor: 'currentColor',
        forcedColorAdjust: 'none',
      },
    },
    variants: {
      tone: {
        neutral: {
          color: vars.text.tertiary,
          '::before': { backgroundColor: 'transparent', border: '2px solid' },
        },
        accent: {
          color: vars.border.ink,
          '::before': {
            backgroundColor: vars.accent.solid,
            border: `${vars.borderWidth.edge} solid`,
          },
        },
        info: { color: vars.info.border, '::before': { borderRadius: vars.radius.frame } },
        success: { color: vars.success.border },
        warning: {
          color: vars.warning.border,
          '::before': { borderRadius: 0, inset: '-5%', clipPath: 'polygon(50% 0, 100% 92%, 0 92%)' },
        },
        danger: {
          color: vars.danger.border,
          '::before': { borderRadius: 1, inset: '4%', rotate: '45deg' },
        },
      },
      isPulsing: {
        true: {
          '::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            borderRadius: vars.radius.full,
            border: `${vars.borderWidth.edge} solid`,
            animation: `${spread} 1.6s ${vars.easing.enter} infinite`,
          },
          ...still,
        },
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
  'statusDotMark',
);
