// Variables that an ancestor may set:
//   --ds-image-radius   the corners
import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

/** Width through height. */
export const imageAspect = createVar();

const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
const waits = '[data-stage="loading"] > &, [data-stage="again"] > &';

const hasCome = '[data-stage="arrived"]';

export const image = recipe(
  {
    base: {
      position: 'relative',
      display: 'block',
      overflow: 'hidden',
      inlineSize: '100%',
      minInlineSize: 0,
      aspectRatio: fallbackVar(imageAspect, 'auto'),
      borderRadius: componentVariable('image-radius', vars.radius.frame),
      selectors: {
        [`&:not(${hasCome})`]: { backgroundColor: vars.fill.pressed },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: { [`&:not(${hasCome})`]: { border: '1px solid CanvasText' } },
        },
      },
    },
    variants: {
      hasAspect: {
        true: {},
        // Without a shape of its own a broken one would have no room for its words.
        false: { selectors: { '&[data-stage="broken"], &[data-stage="again"]': { minBlockSize: '8rem' } } },
      },
    },
  },
  'image',
);

const fading = `opacity ${vars.duration.develop} ${vars.easing.standard}`;

export const picture = recipe(
  {
    base: { inlineSize: '100%', maxInlineSize: 'none' },
    variants: {
      fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } },
      hasAspect: { true: filling },
      arrival: {
        plain: {},
        fade: { transition: fading, selectors: { [waits]: { opacity: 0 } } },
        develop: {
          transition: `${fading}, filter ${vars.duration.develop} ${vars.easing.standard}`,
          selectors: { [waits]: { opacity: 0, filter: vars.motion.undeveloped } },
        },
      },
    },
    defaultVariants: { fit: 'cover', arrival: 'fade' },
  },
  'imagePicture',
);

/** A few pixels of the picture, drawn large: they show its light before it is there. */
export const placeholder = style(
  { ...filling, objectFit: 'cover', filter: 'blur(16px)', transform: 'scale(1.15)' },
  'imagePlaceholder',
);

export const fallback = style(
  {
    ...filling,
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    padding: vars.space[8],
    overflow: 'auto',
    backgroundColor: vars.fill.pressed,
    color: vars.text.secondary,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
  },
  'imageFallback',
);

/** In a thumbnail there is no room for words: they are still read out. */
export const words = style(
  {
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    '@container': {
      '(max-width: 8rem)': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
  'imageWords',
);
