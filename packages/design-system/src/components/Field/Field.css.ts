// What label, control, help and error share in every field.
import { focusRing } from '../../css/rules.ts';
import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const field = style(
  { display: 'flex', flexDirection: 'column', gap: vars.density.gap, minInlineSize: 0 },
  'field',
);

export const labelRow = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    minInlineSize: 0,
  },
  'fieldLabelRow',
);

export const label = style(
  {
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  },
  'fieldLabel',
);

export const requiredMark = style({ color: vars.danger.text, marginInlineStart: '0.25em' }, 'fieldRequired');

export const description = style(
  {
    color: vars.text.tertiary,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.normal,
    overflowWrap: 'anywhere',
  },
  'fieldDescription',
);

export const error = style(
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[4],
    color: vars.danger.text,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.normal,
    // A server may have said it.
    overflowWrap: 'anywhere',
  },
  'fieldError',
);

/** The box that holds what is typed or chosen. */
export const control = recipe(
  {
    base: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: vars.density.controlMd,
      border: `${vars.borderWidth.hairline} solid ${vars.border.control}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.bg.sunken,
      color: vars.text.primary,
      fontSize: vars.fontSize.md,
      lineHeight: vars.lineHeight.normal,
      transition: `border-color ${vars.duration.quick} ${vars.easing.standard}`,
      selectors: {
        '&[data-hovered]': { borderColor: vars.text.tertiary },
        '&[data-focused], &[data-focus-within]': { borderColor: vars.border.ink },
        '&[data-focus-visible]': focusRing,
        '&[data-invalid]': { borderColor: vars.danger.border },
        '&[data-disabled]': {
          borderColor: vars.border.default,
          color: vars.text.disabled,
          cursor: 'not-allowed',
        },
      },
      '@media': { '(pointer: coarse)': { minBlockSize: '44px', fontSize: vars.fontSize.lg } },
    },
    variants: {
      size: {
        sm: { minBlockSize: vars.density.controlSm, fontSize: vars.fontSize.sm },
        md: {},
        lg: { minBlockSize: vars.density.controlLg, fontSize: vars.fontSize.lg },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'fieldControl',
);

export const input = style(
  {
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    border: 0,
    background: 'none',
    // The box around it carries the ring.
    outline: 'none',
    boxShadow: 'none',
    alignSelf: 'stretch',
    paddingBlock: vars.space[4],
    paddingInline: vars.density.inset,
    textAlign: 'start',
    selectors: {
      '&::placeholder': { color: vars.text.tertiary, opacity: 1 },
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
  },
  'fieldInput',
);

/** What stands inside the box before or after the text. */
export const side = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    color: vars.text.tertiary,
    paddingInline: vars.space[8],
    selectors: { '&:first-child': { paddingInlineEnd: 0 }, '&:last-child': { paddingInlineStart: 0 } },
  },
  'fieldSide',
);
