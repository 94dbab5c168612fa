import { vars } from '@kinora/design-system/contract';
import { layered } from '@kinora/design-system/css';

const { style } = layered('app');

// Head and studio fill the screen together, as a studio alone does.
export const headed = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100%',
});

/** It lays out nothing. */
export const alone = style({ display: 'contents' });

export const above = style({ padding: `${vars.space[16]} ${vars.space[16]} 0` });
