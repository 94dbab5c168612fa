// Variables that an ancestor may set (on :root, since sheets leave their place in the page):
//   --ds-sheet-width   how wide it gets where there is room
import { keyframes } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { modalSurface } from '../../css/surfaces.ts';
import { underToasts } from '../../css/toastReach.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

/** From gone to fully there: it follows the finger. */
export const dimming = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const overlay = style({ zIndex: vars.z.dialog }, 'sheetOverlay');

export const backdrop = style({ backgroundColor: vars.scrim.page }, 'sheetBackdrop');

export const sheet = style(
  {
    ...modalSurface,
    inlineSize: `min(100%, ${componentVariable('sheet-width', '40rem')})`,
    borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
  },
  'sheet',
);

/** It scrolls itself, and at its head hands the movement on, so that a swipe down takes the sheet away. */
export const content = style(
  {
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: `calc(var(--visual-viewport-height, 100dvh) - ${underToasts(vars.space[40])})`,
    overflow: 'auto',
    scrollbarWidth: 'thin',
    outline: 'none',
    borderRadius: 'inherit',
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0)',
    selectors: { '&:focus-visible': { boxShadow: 'none' } },
  },
  'sheetContent',
);

export const handle = style(
  {
    flex: 'none',
    alignSelf: 'center',
    inlineSize: 36,
    blockSize: 4,
    marginBlockStart: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: vars.border.control,
    '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  'sheetHandle',
);
