import { figures, hairline, lowWindow } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { barHeight, phone } from '../StudioShell/StudioShell.css.ts';

export const bar = style({
  containerType: 'inline-size',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  borderBlockEnd: hairline,
  backgroundColor: vars.bg.canvas,
  '@media': { [lowWindow]: { position: 'static' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: barHeight,
  paddingInline: vars.space[16],
  '@container': { '(width < 48rem)': { paddingInline: vars.space[8] } },
});

export const ends = style({
  display: 'flex',
  // Whatever comes later, it begins where it began.
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  minInlineSize: 0,
  // Under a finger each drawing keeps a place of its own.
  '@container': {
    '(width < 48rem)': {
      gap: vars.space[4],
      '@media': { '(pointer: coarse)': { gap: vars.space[8] } },
    },
  },
});

export const drawerButton = style({ visibility: 'hidden', '@media': { [phone]: { visibility: 'visible' } } });

/** Where there is no room, only its drawing is seen: its name stays for those who hear it. */
export const foldable = style({
  display: 'contents',
});

globalStyle(`${foldable} [data-part="words"]`, {
  '@container': {
    '(width < 48rem)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** A person's name may be of any length: it gives way before the words beside it do. */
export const person = style({ display: 'flex', flexShrink: 9999, minInlineSize: 0 });
globalStyle(`${person} > *`, { minInlineSize: 0 });
globalStyle(`${person} [data-part="words"]`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** On a phone its own place is taken by what everybody presses: help leads to it there. */
export const spared = style([foldable, { '@container': { '(width < 26rem)': { display: 'none' } } }]);

/** Left out where even drawings need the room: it stands on the home page too. */
export const roomy = style({ display: 'contents', '@container': { '(width < 48rem)': { display: 'none' } } });

export const amountOf = style({ ...figures, fontSize: vars.fontSize.xs });

/** As wide as an amount that is still to come: what stands before it stays in its place. */
export const amountRoom = style({ inlineSize: '7.3125rem' });
