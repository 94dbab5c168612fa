// What the frames of clips and sounds share.
import { layered } from '../../css/layered.ts';
import { figures, hairline } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

// Under this there is room for the buttons alone.
const roomy = '(min-width: 24rem)';

export const deck = style(
  {
    containerType: 'inline-size',
    minInlineSize: 0,
    border: hairline,
    borderRadius: vars.radius.control,
    backgroundColor: vars.bg.surface,
    color: vars.text.primary,
  },
  'mediaDeck',
);

export const controls = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    paddingInline: vars.space[8],
    paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
    '@media': { '(pointer: coarse)': { gap: vars.space[8] } },
  },
  'mediaControls',
);

/** A line of its own over the buttons. */
export const seek = style({ flex: '1 0 100%' }, 'mediaSeek');

export const time = style(
  {
    ...figures,
    flex: 'none',
    paddingInline: vars.space[6],
    color: vars.text.secondary,
    fontSize: vars.fontSize.edge,
    whiteSpace: 'nowrap',
  },
  'mediaTime',
);

export const spacer = style({ flex: 1 }, 'mediaSpacer');

export const volume = style(
  {
    display: 'none',
    inlineSize: '5rem',
    '@container': { [roomy]: { display: 'block' } },
  },
  'mediaVolume',
);

export const choice = style(
  { ...figures, minInlineSize: '2.5rem', paddingInline: vars.space[6], fontSize: vars.fontSize.xs },
  'mediaChoice',
);
