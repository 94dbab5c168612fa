// Variables that an ancestor may set:
//   --ds-switch-on-color   the rail when it is on
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { coarseTarget, focusRing, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

const onColour = componentVariable('switch-on-color', vars.border.ink);
const width = '34px';
const height = '20px';
const knobSize = '12px';
const gap = `calc((${height} - ${knobSize}) / 2 - 1px)`;

export const toggle = style(
  { display: 'flex', flexDirection: 'column', gap: vars.density.gap, minInlineSize: 0 },
  'switch',
);

export const row = style(
  {
    ...pressable,
    ...coarseTarget,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    selectors: { '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' } },
  },
  'switchRow',
);

export const rail = style(
  {
    position: 'relative',
    flex: 'none',
    inlineSize: width,
    blockSize: height,
    border: `${vars.borderWidth.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.bg.sunken,
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.text.tertiary, backgroundColor: vars.fill.hover },
      '[data-pressed] > &': { borderColor: vars.border.ink, backgroundColor: vars.fill.pressed },
      '[data-selected] > &': { backgroundColor: onColour, borderColor: onColour },
      '[data-selected][data-hovered] > &': { backgroundColor: vars.text.secondary },
      '[data-pending] &': { overflow: 'hidden', cursor: 'progress' },
      // The line of a pending one is drawn in it.
      '[data-pending] [data-selected] > &': { color: vars.bg.raised },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { borderColor: vars.border.default, backgroundColor: 'transparent' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-selected] > &': {
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
          '[data-disabled] > &': { borderColor: 'GrayText' },
        },
      },
    },
  },
  'switchRail',
);

// Where it stands says on or off without any colour.
export const knob = style(
  {
    position: 'absolute',
    insetBlockStart: gap,
    insetInlineStart: gap,
    inlineSize: knobSize,
    blockSize: knobSize,
    borderRadius: vars.radius.full,
    backgroundColor: vars.border.control,
    transition: `inset-inline-start ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '[data-selected] &': {
        insetInlineStart: `calc(100% - ${knobSize} - ${gap})`,
        backgroundColor: vars.bg.raised,
      },
      '[data-disabled] &': { backgroundColor: vars.border.default },
    },
    '@media': {
      '(forced-colors: active)': {
        backgroundColor: 'ButtonText',
        selectors: {
          '[data-selected] &': { backgroundColor: 'HighlightText' },
          '[data-disabled] &': { backgroundColor: 'GrayText' },
        },
      },
    },
  },
  'switchKnob',
);
