import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const zone = recipe(
  {
    base: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minInlineSize: 0,
      border: `${vars.borderWidth.hairline} solid transparent`,
      borderRadius: vars.radius.frame,
      vars: { '--ds-crop-marks-gap': '1px' },
      backgroundColor: vars.bg.sunken,
      color: vars.text.secondary,
      fontSize: vars.fontSize.sm,
      selectors: {
        // Not by its colour alone: what is wrong has an edge, and a drawing under it.
        '&[data-invalid]': { borderColor: vars.danger.border },
        '&[data-disabled]': { color: vars.text.disabled },
      },
    },
    variants: {
      hasContent: {
        true: { borderColor: vars.border.subtle },
        false: {
          alignItems: 'center',
          justifyContent: 'center',
          gap: vars.space[8],
          minBlockSize: '9rem',
          padding: vars.space[20],
          textAlign: 'center',
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
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  },
  'dropZoneLabel',
);

export const icon = style(
  {
    color: vars.text.tertiary,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
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

/** Its touch area is the whole empty zone, so that a press anywhere opens the picker. */
export const wholeZone = style(
  { position: 'static', '::after': { content: '""', position: 'absolute', inset: 0 } },
  'dropZoneButton',
);
