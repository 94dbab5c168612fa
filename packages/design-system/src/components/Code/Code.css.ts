// Variables that an ancestor may set:
//   --ds-code-block-height   how tall a block gets before it scrolls
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { hairline, insideRing } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const mono = { fontFamily: vars.font.mono, fontStretch: vars.fontWidth.mono, tabSize: 2 } as const;

export const code = style(
  {
    ...mono,
    paddingInline: '0.35em',
    paddingBlock: '0.1em',
    borderRadius: vars.radius.frame,
    backgroundColor: vars.fill.pressed,
    color: vars.text.primary,
    fontSize: '0.88em',
    overflowWrap: 'anywhere',
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  },
  'code',
);

export const block = style(
  {
    margin: 0,
    minInlineSize: 0,
    border: hairline,
    borderRadius: vars.radius.panel,
    backgroundColor: vars.bg.sunken,
    color: vars.text.primary,
  },
  'codeBlock',
);

export const head = style(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    padding: vars.space[4],
    paddingInlineStart: vars.space[12],
    borderBlockEnd: hairline,
    color: vars.text.secondary,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
  },
  'codeBlockHead',
);

/** On the words too, not on their block alone: a browser gives every `code` a font of its own. */
export const text = style(mono, 'codeBlockText');

export const body = recipe(
  {
    base: {
      // Its lines are as high as its own font asks, not as the browser's font for `pre`.
      ...mono,
      margin: 0,
      padding: vars.space[12],
      maxBlockSize: componentVariable('code-block-height', '24rem'),
      overflow: 'auto',
      scrollbarWidth: 'thin',
      borderEndStartRadius: 'inherit',
      borderEndEndRadius: 'inherit',
      fontSize: vars.fontSize.xs,
      lineHeight: vars.lineHeight.loose,
      textAlign: 'start',
      direction: 'ltr',
      selectors: {
        // Inside: outside it the block's corners would cut it off.
        '&:focus-visible': insideRing,
      },
    },
    variants: {
      isWrapped: { true: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, false: { whiteSpace: 'pre' } },
    },
  },
  'codeBlockBody',
);

export const failed = style(
  {
    paddingInline: vars.space[12],
    paddingBlock: vars.space[8],
    borderBlockStart: hairline,
    color: vars.danger.text,
    fontSize: vars.fontSize.xs,
  },
  'codeBlockFailed',
);
