import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const hoverClip = style(
  // How the clip fills its place: whoever shows the picture otherwise says so here.
  { position: 'relative', display: 'block', minInlineSize: 0, objectFit: 'cover' },
  'hoverClip',
);

/** It lies on its picture, which it fades in over and out from. */
export const clip = recipe(
  {
    base: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'inherit',
      pointerEvents: 'none',
      opacity: 0,
      transition: `opacity ${vars.duration.base} ${vars.easing.standard}`,
    },
    variants: { isShown: { true: { opacity: 1 } } },
  },
  'hoverClipClip',
);
