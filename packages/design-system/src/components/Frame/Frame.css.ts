// Variables that an ancestor may set:
//   --ds-frame-ground   behind a picture of another shape, and of a frame with nothing on it yet
import { createVar } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { insideHairline } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';
import { filmEdge } from '../FilmEdge/FilmEdge.css.ts';

const { globalStyle, recipe, style } = layered('ds.components');

export const frame = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    alignContent: 'start',
    margin: 0,
    minInlineSize: 0,
  },
  'frame',
);

/** Width through height. */
export const frameAspect = createVar();

export const picture = recipe(
  {
    base: {
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: frameAspect,
      borderRadius: vars.radius.frame,
      backgroundColor: componentVariable('frame-ground', vars.bg.sunken),
      '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
    },
    variants: {
      fit: { contain: { objectFit: 'contain' }, cover: { objectFit: 'cover' } },
      // A picture has no border of its own; a place for one needs some end.
      isBlank: { true: { boxShadow: insideHairline } },
    },
    defaultVariants: { fit: 'contain' },
  },
  'framePicture',
);
globalStyle(`${frame} :is(img, video)`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'inherit',
});

export const foot = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 }, 'frameFoot');

/** A title is written as its owner wrote it. */
export const edge = style([filmEdge, { display: 'flex', textTransform: 'none' }], 'frameEdge');

export const number = recipe(
  { base: {}, variants: { isChosen: { true: { color: vars.text.primary } } } },
  'frameNumber',
);
