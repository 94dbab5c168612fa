import { createVar } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { figures } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const fewestRows = createVar();
export const mostRows = createVar();
/** Set by script in browsers that cannot size a field by its content. */
export const measured = createVar();

const line = '1lh';
const padding = vars.space[8];

export const box = style({ flexDirection: 'column', alignItems: 'stretch' }, 'textAreaBox');

export const area = style(
  {
    flex: 'none',
    resize: 'none',
    paddingBlock: padding,
    fieldSizing: 'content',
    blockSize: measured,
    minBlockSize: `calc(${fewestRows} * ${line} + 2 * ${padding})`,
    maxBlockSize: `calc(${mostRows} * ${line} + 2 * ${padding})`,
    overflowY: 'auto',
    // A word without end makes a field that measures its content as wide as itself.
    overflowWrap: 'anywhere',
    // Each paragraph begins where its own language does, whatever the page speaks.
    unicodeBidi: 'plaintext',
    scrollbarWidth: 'thin',
  } as Parameters<typeof style>[0],
  'textArea',
);

export const footer = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    paddingInline: vars.density.inset,
    paddingBlockEnd: vars.space[8],
    minInlineSize: 0,
  },
  'textAreaFooter',
);

export const counter = recipe(
  {
    base: {
      marginInlineStart: 'auto',
      ...figures,
      fontSize: vars.fontSize.edge,
      color: vars.text.tertiary,
    },
    variants: { isOver: { true: { color: vars.danger.text } } },
  },
  'textAreaCounter',
);
