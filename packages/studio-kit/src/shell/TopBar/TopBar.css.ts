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

/** A person's name may be of any length: it gives way before the words beside it do. */
export const person = style({ display: 'flex', flexShrink: 9999, minInlineSize: 0 });

/**
 * So does an amount, and it is left out where even drawings need the room: it stands on the home page too. As wide as the
 * least of them while it is still to come, so that what stands before it stays in its place.
 */
export const balance = style({
  display: 'flex',
  flexShrink: 9999,
  minInlineSize: '7.3125rem',
  '@container': {
    '(width < 48rem)': { minInlineSize: '3.5625rem' },
    '(width < 30rem)': { minInlineSize: '2.5625rem' },
    '(width < 24rem)': { display: 'none' },
  },
});
globalStyle(`:is(${person}, ${balance}) > *`, { minInlineSize: 0 });
globalStyle(`:is(${person}, ${balance}) [data-part="words"]`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// Where there is no room, only its drawing is seen, and the figure of an amount: its name stays for those who hear it.
// Whoever is to sign in comes last, and reads that.
globalStyle(
  `${ends} > :not(${balance}, button:last-child) [data-part="words"], ${balance} [data-figure] > span`,
  {
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
  },
);

/** On a phone its own place is taken by what everybody presses: help leads to it there. */
export const spared = style({
  display: 'contents',
  '@container': { '(width < 26rem)': { display: 'none' } },
});

// On a phone its room is for the figure.
globalStyle(`${balance} > button`, {
  '@container': { '(width < 30rem)': { paddingInline: vars.space[4] } },
});

globalStyle(`${balance} [data-figure]::after`, {
  '@container': { '(width < 48rem)': { content: 'attr(data-figure) / ""' } },
});

export const amountOf = style({ ...figures, fontSize: vars.fontSize.xs });
