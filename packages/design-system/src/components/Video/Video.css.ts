// Variables that an ancestor may set:
//   --ds-video-radius   the corners of the picture
//   --ds-video-height   of the picture, which stands in the middle of it; else its shape says it
import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { focusRing } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

/** Width through height. */
export const videoAspect = createVar();

export const video = style(
  {
    display: 'grid',
    gap: vars.space[4],
    minInlineSize: 0,
    outline: 'none',
    selectors: {
      // The frame draws the ring.
      '&:focus-visible': { boxShadow: 'none' },
      '&:fullscreen': {
        gridTemplateRows: '1fr auto',
        padding: vars.space[8],
        backgroundColor: vars.bg.stage,
      },
    },
  },
  'video',
);

export const frame = style(
  {
    position: 'relative',
    display: 'grid',
    minBlockSize: 0,
    borderRadius: componentVariable('video-radius', vars.radius.frame),
    backgroundColor: vars.bg.stage,
    selectors: { '[data-component="Video"]:focus-visible > &': focusRing },
  },
  'videoFrame',
);

export const picture = style(
  {
    inlineSize: '100%',
    blockSize: componentVariable('video-height', '100%'),
    minBlockSize: 0,
    aspectRatio: fallbackVar(videoAspect, 'auto'),
    objectFit: 'contain',
    borderRadius: 'inherit',
    selectors: { ':fullscreen &': { blockSize: '100%', aspectRatio: 'auto' } },
  },
  'videoPicture',
);

export const failure = style(
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'safe center',
    padding: vars.space[8],
    overflow: 'auto',
  },
  'videoFailure',
);
