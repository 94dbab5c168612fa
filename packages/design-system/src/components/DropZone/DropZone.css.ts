import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { globalStyle, recipe, style } = layered('ds.components');

export const zone = recipe(
  {
    base: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minInlineSize: 0,
      border: `${vars.borderWidth.hairline} dashed transparent`,
      borderRadius: vars.radius.frame,
      vars: { '--ds-crop-marks-gap': '1px' },
      backgroundColor: vars.bg.sunken,
      color: vars.text.secondary,
      fontSize: vars.fontSize.sm,
      selectors: {
        // Not by its colour alone: what is wrong has an edge, and a drawing under it.
        '&[data-invalid]': { borderStyle: 'solid', borderColor: vars.danger.border },
        // Marked as a frame is marked: yellow and an edge of ink.
        '&[data-drop-target]': {
          borderStyle: 'solid',
          borderColor: vars.border.ink,
          backgroundColor: vars.accent.soft,
          color: vars.accent.text,
        },
        '&[data-disabled]': { color: vars.text.disabled },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&[data-drop-target]': { borderColor: 'Highlight', borderWidth: 3 } },
        },
      },
    },
    variants: {
      hasContent: {
        true: { borderStyle: 'solid', borderColor: vars.border.subtle },
        false: {
          alignItems: 'center',
          justifyContent: 'center',
          gap: vars.space[8],
          minBlockSize: '9rem',
          padding: vars.space[20],
          textAlign: 'center',
          selectors: {
            '&[data-hovered]:not([data-disabled])': { color: vars.text.primary, cursor: 'pointer' },
          },
        },
      },
    },
  },
  'dropZone',
);

export const label = style(
  {
    color: vars.text.primary,
    fontWeight: vars.fontWeight.medium,
    selectors: { '[data-drop-target] &, [data-disabled] &': { color: 'inherit' } },
  },
  'dropZoneLabel',
);

export const icon = style(
  {
    color: vars.text.tertiary,
    selectors: { '[data-drop-target] &, [data-disabled] &': { color: 'inherit' } },
  },
  'dropZoneIcon',
);

export const help = recipe(
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
    },
    variants: {
      hasContent: { true: { padding: vars.space[8] }, false: { alignItems: 'center' } },
    },
  },
  'dropZoneHelp',
);

// The grey of help is too faint on the ground of a drop target.
globalStyle('[data-component="DropZone"][data-drop-target] > * > [data-part="description"]', {
  color: 'inherit',
});

/** Its touch area is the whole empty zone, so that a press anywhere opens the picker. */
export const wholeZone = style(
  { position: 'static', '::after': { content: '""', position: 'absolute', inset: 0 } },
  'dropZoneButton',
);
