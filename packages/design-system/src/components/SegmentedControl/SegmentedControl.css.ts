// Variables that an ancestor may set:
//   --ds-segmented-control-track-color   the ground that all segments lie on
//   --ds-segmented-control-chosen-color  the piece under the chosen one
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { focusRing, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const track = recipe(
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[2],
      padding: vars.space[2],
      minInlineSize: 0,
      border: `${vars.borderWidth.hairline} solid ${vars.border.subtle}`,
      borderRadius: vars.radius.control,
      backgroundColor: componentVariable('segmented-control-track-color', vars.bg.sunken),
      selectors: { '[data-invalid] > &': { borderColor: vars.danger.border } },
    },
    variants: { isFitted: { true: { inlineSize: 'fit-content', maxInlineSize: '100%' } } },
  },
  'segmentedControlTrack',
);

/** As many equal shares as there are segments, until one's words need more. */
export const share = style({ position: 'relative', flex: '1 0 auto', minInlineSize: 0 }, 'segmentShare');

export const segment = recipe(
  {
    base: {
      ...pressable,
      zIndex: vars.z.raised,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[6],
      blockSize: '100%',
      borderRadius: '4px',
      color: vars.text.secondary,
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.snug,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      transition: `color ${vars.duration.quick} ${vars.easing.standard}`,
      selectors: {
        '&[data-hovered]': { color: vars.text.primary, backgroundColor: vars.fill.hover },
        '&[data-pressed]': { backgroundColor: vars.fill.pressed },
        '&[data-selected]': { color: vars.text.primary, backgroundColor: 'transparent' },
        '&[data-focus-visible]': focusRing,
        '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
      },
      '@media': {
        // A word as short as 'All' is no less of a target.
        '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' },
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          color: 'CanvasText',
          selectors: {
            '&[data-selected]': { color: 'HighlightText' },
            '&[data-disabled]': { color: 'GrayText' },
          },
        },
      },
    },
    variants: {
      size: {
        sm: {
          minBlockSize: `calc(${vars.density.controlSm} - 6px)`,
          paddingInline: vars.space[8],
          fontSize: vars.fontSize.xs,
        },
        md: {
          minBlockSize: `calc(${vars.density.controlMd} - 6px)`,
          paddingInline: vars.space[12],
          fontSize: vars.fontSize.sm,
        },
        lg: {
          minBlockSize: `calc(${vars.density.controlLg} - 6px)`,
          paddingInline: vars.space[16],
          fontSize: vars.fontSize.lg,
        },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'segment',
);

/** The piece that slides under the chosen segment. Its edge says chosen without colour. */
export const piece = style(
  {
    position: 'absolute',
    inset: 0,
    border: `${vars.borderWidth.hairline} solid ${vars.border.control}`,
    borderRadius: '4px',
    backgroundColor: componentVariable('segmented-control-chosen-color', vars.bg.raised),
    transition: ['translate', 'inline-size', 'block-size']
      .map((property) => `${property} ${vars.duration.base} ${vars.easing.standard}`)
      .join(', '),
    selectors: {
      '[data-hovered] > &, [data-pressed] > &': { borderColor: vars.text.tertiary },
      '[data-invalid] &': { borderColor: vars.danger.border },
      '[data-disabled] &': { borderColor: vars.border.default, backgroundColor: vars.fill.pressed },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'Highlight',
        backgroundColor: 'Highlight',
        selectors: { '[data-disabled] &': { borderColor: 'GrayText', backgroundColor: 'Canvas' } },
      },
    },
  },
  'segmentPiece',
);
