import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '100%',
  containerType: 'inline-size',
  containerName: 'modes',
});

const roomy = 'modes (inline-size >= 56rem)';

// Where there is no room for cards the tabs say it all.
export const cards = style({
  display: 'none',
  '@container': {
    [roomy]: {
      display: 'block',
      padding: `0 ${vars.space[24]} ${vars.space[12]}`,
    },
  },
});

// The row of tabs has the whole width, and begins where the words above and below it do.
globalStyle(`${root} [role="tablist"]`, {
  marginInline: 0,
  paddingInline: vars.space[8],
  '@container': { [roomy]: { paddingInline: vars.space[16] } },
});

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[20]} ${vars.space[16]} ${vars.space[12]}`,
  '@container': { [roomy]: { paddingInline: vars.space[24] } },
});
