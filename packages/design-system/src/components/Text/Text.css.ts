import { createVar } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { figures, linesOf } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('ds.components');

/** How many lines are shown of a longer text. */
export const mostLines = createVar();

export const text = recipe(
  {
    base: { margin: 0, minInlineSize: 0, overflowWrap: 'break-word' },
    variants: {
      size: {
        xs: { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug },
        sm: { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.normal },
        md: { fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.normal },
        lg: { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.normal },
        xl: { fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug },
      },
      tone: {
        primary: { color: vars.text.primary },
        secondary: { color: vars.text.secondary },
        tertiary: { color: vars.text.tertiary },
        accent: { color: vars.accent.text },
        danger: { color: vars.danger.text },
        warning: { color: vars.warning.text },
        success: { color: vars.success.text },
        info: { color: vars.info.text },
        inherit: { color: 'inherit' },
      },
      weight: {
        regular: { fontWeight: vars.fontWeight.regular },
        medium: { fontWeight: vars.fontWeight.medium },
        strong: { fontWeight: vars.fontWeight.strong },
      },
      isMono: {
        true: {
          ...figures,
          // The mono is drawn large: a step down makes both read as one size.
          fontSize: '0.92em',
        },
      },
      isNumeric: { true: { fontVariantNumeric: 'tabular-nums' } },
      align: {
        start: { textAlign: 'start' },
        center: { textAlign: 'center' },
        end: { textAlign: 'end' },
      },
      isClamped: {
        true: linesOf(mostLines),
      },
      isTruncated: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
    },
    compoundVariants: [
      { variants: { isMono: true, size: 'xs' }, style: { fontSize: vars.fontSize.edge } },
      { variants: { isMono: true, size: 'sm' }, style: { fontSize: vars.fontSize.xs } },
      { variants: { isMono: true, size: 'md' }, style: { fontSize: vars.fontSize.sm } },
      { variants: { isMono: true, size: 'lg' }, style: { fontSize: vars.fontSize.md } },
      { variants: { isMono: true, size: 'xl' }, style: { fontSize: `calc(${vars.fontSize.xl} * 0.92)` } },
    ],
    defaultVariants: { size: 'md', tone: 'primary', weight: 'regular' },
  },
  'text',
);
