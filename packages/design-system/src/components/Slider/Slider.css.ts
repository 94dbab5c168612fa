// Variables that an ancestor may set:
//   --ds-slider-track-color   the part of the rail that is not chosen
//   --ds-slider-fill-color    the part that is
//   --ds-slider-thumb-color   the inside of a thumb
//   --ds-slider-length        how long a vertical slider is
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { figures, focusRing } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

const trackColour = componentVariable('slider-track-color', vars.border.control);
const fillColour = componentVariable('slider-fill-color', vars.border.ink);
const thumbColour = componentVariable('slider-thumb-color', vars.bg.raised);
const length = componentVariable('slider-length', '10rem');
const railThickness = '4px';
const thumbSize = '18px';

export const slider = style(
  {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    inlineSize: '100%',
    selectors: { '&[data-orientation="vertical"]': { inlineSize: 'fit-content', alignItems: 'start' } },
  },
  'slider',
);

export const output = style(
  {
    marginInlineStart: 'auto',
    color: vars.text.secondary,
    ...figures,
    fontSize: vars.fontSize.xs,
    selectors: { '&[data-disabled]': { color: vars.text.tertiary } },
  },
  'sliderOutput',
);

/** Room for half a thumb at both ends keeps it inside the component at 0 and at 100 percent. */
export const stretch = style(
  {
    position: 'relative',
    marginInline: `calc(${thumbSize} / 2)`,
    selectors: {
      '[data-orientation="vertical"] &': {
        display: 'flex',
        marginInline: 0,
        marginBlock: `calc(${thumbSize} / 2)`,
      },
    },
  },
  'sliderStretch',
);

export const track = style(
  {
    position: 'relative',
    cursor: 'pointer',
    '::before': {
      content: '""',
      position: 'absolute',
      borderRadius: vars.radius.full,
      backgroundColor: trackColour,
    },
    selectors: {
      '&[data-orientation="horizontal"]': { blockSize: '24px', touchAction: 'pan-y' },
      '&[data-orientation="horizontal"]::before': {
        insetInline: `calc(${thumbSize} / -2)`,
        insetBlockStart: `calc(50% - ${railThickness} / 2)`,
        blockSize: railThickness,
      },
      '&[data-orientation="vertical"]': { inlineSize: '24px', blockSize: length, touchAction: 'pan-x' },
      '&[data-orientation="vertical"]::before': {
        insetBlock: `calc(${thumbSize} / -2)`,
        insetInlineStart: `calc(50% - ${railThickness} / 2)`,
        inlineSize: railThickness,
      },
      '&[data-disabled]': { cursor: 'not-allowed' },
      '&[data-disabled]::before': { backgroundColor: vars.border.default },
    },
    '@media': {
      '(forced-colors: active)': { '::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
      '(pointer: coarse)': {
        selectors: {
          '&[data-orientation="horizontal"]': { blockSize: '44px' },
          '&[data-orientation="vertical"]': { inlineSize: '44px' },
        },
      },
    },
  },
  'sliderTrack',
);

// React Aria sizes this box through its style attribute, so the line is drawn inside it.
export const fill = style(
  {
    '::before': {
      content: '""',
      position: 'absolute',
      borderRadius: vars.radius.full,
      backgroundColor: fillColour,
    },
    selectors: {
      '&[data-orientation="horizontal"]::before': {
        insetInline: 0,
        insetBlockStart: `calc(50% - ${railThickness} / 2)`,
        blockSize: railThickness,
      },
      '&[data-orientation="vertical"]::before': {
        insetBlock: 0,
        insetInlineStart: `calc(50% - ${railThickness} / 2)`,
        inlineSize: railThickness,
      },
      // From the very end of the rail, which lies half a thumb before its zero.
      '[data-component="Slider"] &[data-orientation="horizontal"]::before': {
        insetInlineStart: `calc(${thumbSize} / -2)`,
      },
      '[data-component="Slider"] &[data-orientation="vertical"]::before': {
        insetBlockEnd: `calc(${thumbSize} / -2)`,
      },
      '&[data-disabled]::before': { backgroundColor: vars.text.disabled },
    },
    '@media': {
      '(forced-colors: active)': { '::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
  'sliderFill',
);

export const thumb = style(
  {
    inlineSize: thumbSize,
    blockSize: thumbSize,
    borderRadius: '5px',
    border: `2px solid ${fillColour}`,
    backgroundColor: thumbColour,
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '[data-orientation="horizontal"] > &': { insetBlockStart: '50%' },
      // React Aria shifts it by half its width to the left, whichever way one reads.
      '[data-orientation="vertical"] > &': { left: '50%' },
      '&[data-hovered]': { backgroundColor: vars.fill.hover },
      '&[data-pressed], &[data-dragging]': { backgroundColor: vars.accent.solid },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { borderColor: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' } },
  },
  'sliderThumb',
);
