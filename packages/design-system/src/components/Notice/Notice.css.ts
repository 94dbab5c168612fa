import { layered } from '../../css/layered.ts';
import { measure } from '../../css/rules.ts';
import { toneMark, toneSurfaces } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const notice = recipe(
  {
    base: {
      display: 'flex',
      alignItems: 'start',
      gap: vars.space[12],
      minInlineSize: 0,
      padding: vars.space[12],
      border: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
      borderRadius: vars.radius.panel,
      color: vars.text.primary,
      fontSize: vars.fontSize.sm,
      lineHeight: vars.lineHeight.normal,
    },
    variants: { tone: toneSurfaces },
    defaultVariants: { tone: 'neutral' },
  },
  'notice',
);

export const mark = style(
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    // Half a pixel of the line lies under its letters: in the middle of an even one they stand beside it.
    blockSize: 'round(down, 1lh, 2px)',
    color: `var(${toneMark})`,
  },
  'noticeMark',
);

/** The action goes beside the words where there is room, else under them. */
export const body = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space[8],
    flex: 1,
    minInlineSize: 0,
  },
  'noticeBody',
);

export const words = style(
  {
    flex: '1 1 14rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    // A banner is one line across the page.
    selectors: { '[data-component="Notice"] &': { maxInlineSize: measure } },
  },
  'noticeWords',
);

export const title = style({ fontWeight: vars.fontWeight.strong }, 'noticeTitle');

/** As tall as the line beside it, however tall the button is. */
export const action = style({ marginBlock: -4 }, 'noticeAction');

export const dismiss = style({ marginBlock: -4, marginInlineEnd: -4 }, 'noticeDismiss');
