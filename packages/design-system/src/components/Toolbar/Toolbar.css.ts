import { layered } from '../../css/layered.ts';
import { hairline } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const toolbar = recipe(
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space[4],
      minInlineSize: 0,
      '@media': { '(pointer: coarse)': { gap: vars.space[12] } },
      selectors: {
        '&[data-orientation="vertical"]': {
          flexDirection: 'column',
          alignItems: 'stretch',
          inlineSize: 'fit-content',
        },
      },
    },
    variants: {
      variant: {
        plain: {},
        framed: {
          padding: vars.space[4],
          border: hairline,
          borderRadius: vars.radius.panel,
          backgroundColor: vars.bg.surface,
        },
        floating: {
          padding: vars.space[4],
          border: `${vars.borderWidth.hairline} solid transparent`,
          borderRadius: vars.radius.panel,
          backgroundColor: vars.bg.overlay,
          boxShadow: vars.shadow.popover,
        },
      },
    },
    defaultVariants: { variant: 'plain' },
  },
  'toolbar',
);

export const separator = style(
  {
    flex: 'none',
    alignSelf: 'stretch',
    border: 0,
    backgroundColor: vars.border.default,
    inlineSize: vars.borderWidth.hairline,
    marginInline: vars.space[4],
    minBlockSize: vars.space[20],
    selectors: {
      '[data-component="Toolbar"][data-orientation="vertical"] > &': {
        inlineSize: 'auto',
        minBlockSize: 0,
        blockSize: vars.borderWidth.hairline,
        marginInline: 0,
        marginBlock: vars.space[4],
      },
    },
    '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
  },
  'toolbarSeparator',
);
