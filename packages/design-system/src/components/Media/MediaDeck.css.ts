// What the frames of clips and sounds share.
import { layered } from '../../css/layered.ts';
import { figures, hairline } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

// Under this there is room for the buttons alone.
const roomy = '(min-width: 24rem)';
/** Up to this there is none for all of them in one line. */
const narrow = '(max-width: 36rem)';

export const deck = style(
  {
    containerType: 'inline-size',
    minInlineSize: 0,
    border: hairline,
    borderRadius: vars.radius.control,
    backgroundColor: vars.bg.surface,
  },
  'mediaDeck',
);

export const controls = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[8]}`,
    '@media': { '(pointer: coarse)': { gap: vars.space[8] } },
  },
  'mediaControls',
);

/** Over the buttons, with how far it is, where there is no room between them. */
export const seek = style(
  { flex: '99 1 8rem', '@container': { [narrow]: { order: -2, flex: '1 0 calc(100% - 9rem)' } } },
  'mediaSeek',
);

export const time = style(
  {
    ...figures,
    flex: 'none',
    // What time it is does not decide what else has room in its line.
    minInlineSize: '8rem',
    '@container': { [narrow]: { order: -1 } },
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
