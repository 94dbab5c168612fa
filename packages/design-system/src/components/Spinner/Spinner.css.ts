// Variables that an ancestor may set:
//   --ds-spinner-color   the marks
import { keyframes } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { underReducedMotion } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const faint = 0.25;
const flash = keyframes({ from: { opacity: 1 }, '60%, to': { opacity: faint } });
const round = 1200;
const still = underReducedMotion({ animation: 'none' });

export const spinner = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
  },
  'spinner',
);

export const marks = recipe(
  {
    base: { flex: 'none', color: componentVariable('spinner-color', 'currentColor') },
    variants: {
      size: {
        sm: { inlineSize: '1rem', blockSize: '1rem' },
        md: { inlineSize: '1.25rem', blockSize: '1.25rem' },
        lg: { inlineSize: '2rem', blockSize: '2rem' },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'spinnerMarks',
);

/** The four crop marks of a frame, one after the other. Nothing travels, so little motion is left to take away. */
export const corner = style(
  {
    opacity: faint,
    animation: `${flash} ${round}ms linear infinite`,
    ...still,
    selectors: {
      ...still.selectors,
      ...Object.fromEntries(
        [0, 1, 2, 3].map((place) => [
          `&:nth-child(${place + 1})`,
          { animationDelay: `${(place / 4 - 1) * round}ms` },
        ]),
      ),
      '&:nth-child(odd)': { opacity: 1 },
    },
  },
  'spinnerCorner',
);

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'spinnerWords');
