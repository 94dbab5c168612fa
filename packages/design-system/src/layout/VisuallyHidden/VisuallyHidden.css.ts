import { layered } from '../../css/layered.ts';

const { style } = layered('ds.layout');

/** Not display: none, which would silence it as well. */
export const visuallyHidden = style(
  {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
  },
  'visuallyHidden',
);
