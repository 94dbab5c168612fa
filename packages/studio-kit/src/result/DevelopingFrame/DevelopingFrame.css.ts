import { insideHairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { frameWidth } from '../aspect.ts';
import { developing } from '../developing.css.ts';

export const room = style({ inlineSize: '100%', maxInlineSize: `calc(${frameWidth})` });

export const frame = style({
  aspectRatio: 'var(--kit-ratio)',
  position: 'relative',
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
  // In the dark its ground is hardly another black.
  boxShadow: insideHairline,
  backgroundColor: vars.bg.sunken,
});

export const still = style({ position: 'absolute', inset: 0, ...developing });

globalStyle(`${still} > *`, { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** On the very foot of the picture. */
export const line = style({ position: 'relative', marginBlockStart: -3 });

/** All that is said under it has its place from the first moment, by the room there is: nothing moves when more comes. */
export const root = style({ containerType: 'inline-size', containerName: 'developing' });
/** What is said and what can be done stand in one line. */
const inOneLine = 'developing (inline-size >= 58rem)';
/** Nothing of it stands beside anything else. */
const oneUnderAnother = 'developing (inline-size < 29rem)';

const lineOfText = '1.25rem';
/** As high as what stands below a chosen picture. */
const below = `calc(${vars.density.controlSm} + 2 * ${vars.space[4]} + ${vars.borderWidth.hairline})`;

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[12],
  minBlockSize: `calc(${below} + ${vars.density.controlSm})`,
  '@container': {
    [oneUnderAnother]: {
      minBlockSize: `calc(3 * ${lineOfText} + 3 * ${vars.space[8]} + ${vars.density.controlSm})`,
    },
    [inOneLine]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto',
      minBlockSize: below,
    },
  },
});

export const told = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  minBlockSize: below,
  '@container': {
    [oneUnderAnother]: {
      flexDirection: 'column',
      alignItems: 'start',
      paddingBlock: vars.space[8],
      minBlockSize: `calc(2 * ${lineOfText} + 2 * ${vars.space[8]})`,
    },
  },
});

/** What comes back stands beside the buttons, or where there is no room over them both. */
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'end',
  justifyContent: 'end',
  gap: vars.space[8],
  '@container': {
    [inOneLine]: { alignSelf: 'center' },
  },
});
