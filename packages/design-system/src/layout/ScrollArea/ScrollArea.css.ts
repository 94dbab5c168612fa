import { layered } from '../../css/layered.ts';
import { insideRing } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.layout');

export const root = style(
  { position: 'relative', overflow: 'hidden', minBlockSize: 0, minInlineSize: 0 },
  'scrollArea',
);
export const viewport = style(
  {
    blockSize: '100%',
    inlineSize: '100%',
    maxBlockSize: 'inherit',
    borderRadius: 'inherit',
    selectors: { '&:focus-visible': insideRing },
  },
  'scrollAreaViewport',
);
export const bar = style(
  {
    display: 'flex',
    userSelect: 'none',
    touchAction: 'none',
    padding: 2,
    selectors: {
      '&[data-orientation="vertical"]': { inlineSize: 10 },
      '&[data-orientation="horizontal"]': { blockSize: 10, flexDirection: 'column' },
    },
  },
  'scrollAreaBar',
);
export const thumb = style(
  {
    flex: 1,
    position: 'relative',
    borderRadius: vars.radius.full,
    backgroundColor: vars.border.control,
    '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  'scrollAreaThumb',
);
