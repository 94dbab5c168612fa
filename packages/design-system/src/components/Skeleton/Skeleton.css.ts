import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { underReducedMotion } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

/** Width through height of what is still to come. */
export const shapeAspect = createVar();

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

const still = underReducedMotion({ animation: 'none' });

export const block = recipe(
  {
    base: {
      display: 'block',
      backgroundColor: vars.fill.pressed,
      animation: `${breathe} 2s ${vars.easing.standard} infinite`,
      ...still,
      '@media': {
        ...still['@media'],
        '(forced-colors: active)': { border: '1px solid GrayText' },
      },
    },
    variants: {
      shape: {
        text: {
          blockSize: '0.7em',
          marginBlock: '0.375em',
          borderRadius: vars.radius.frame,
          selectors: { '&:last-child:not(:only-child)': { inlineSize: '62%' } },
        },
        rect: {
          inlineSize: '100%',
          aspectRatio: fallbackVar(shapeAspect, 'auto'),
          borderRadius: vars.radius.frame,
          minBlockSize: '1em',
        },
        circle: { inlineSize: '2.25rem', aspectRatio: '1', borderRadius: vars.radius.full },
      },
    },
    defaultVariants: { shape: 'rect' },
  },
  'skeleton',
);

export const lines = style(
  { display: 'block', inlineSize: '100%', fontSize: vars.fontSize.md },
  'skeletonLines',
);
