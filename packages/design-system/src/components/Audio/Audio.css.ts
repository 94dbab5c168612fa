import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const audio = style(
  {
    display: 'grid',
    gap: vars.space[4],
    minInlineSize: 0,
    borderRadius: vars.radius.control,
  },
  'audio',
);

export const title = style(
  {
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  },
  'audioTitle',
);
