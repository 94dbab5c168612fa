// Variables that an ancestor may set:
//   --ds-divider-color   the line
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { DividerVariant } from './dividerValues.ts';

const { recipe, style } = layered('ds.components');

const line = (variant: DividerVariant) => ({
  color: componentVariable('divider-color', vars.border[variant]),
});
const drawn = { content: '""', flex: 1, border: 0, borderStyle: 'solid', borderColor: 'currentColor' };

export const divider = recipe(
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      flex: 'none',
      gap: vars.space[12],
      selectors: {
        '&::before, &::after': drawn,
        '&[aria-orientation="horizontal"]::before, &[aria-orientation="horizontal"]::after': {
          borderBlockStartWidth: vars.borderWidth.hairline,
          minInlineSize: vars.space[8],
        },
        '&[aria-orientation="vertical"]': { flexDirection: 'column', minBlockSize: '1em' },
        '&[aria-orientation="vertical"]::before, &[aria-orientation="vertical"]::after': {
          borderInlineStartWidth: vars.borderWidth.hairline,
        },
        // Without words it is one line, drawn by one of them.
        '&:empty::after': { display: 'none' },
      },
      '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
    },
    variants: { variant: { subtle: line('subtle'), default: line('default'), ink: line('ink') } },
    defaultVariants: { variant: 'subtle' },
  },
  'divider',
);

export const words = style(
  {
    color: vars.text.tertiary,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  'dividerWords',
);
