import { layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { globalStyle, style } = layered('app');

/** One line, however many there are: on a narrow screen it is moved along. */
export const row = style({ minInlineSize: 0 });

globalStyle(`${row} [data-part="cards"]`, {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '6.5rem',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Room for the ring around each.
  padding: vars.space[6],
  margin: `calc(${vars.space[6]} * -1)`,
});

globalStyle(`${row} [data-part="title"]`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const still = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.sunken,
});

export const blank = style({ display: 'grid', placeContent: 'center', color: vars.text.tertiary });
