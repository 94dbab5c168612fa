import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const root = style({ containerType: 'inline-size', containerName: 'promo' });

// On a phone it takes two lines of the page: its mark says nothing that the words do not, and the way on follows them.
const narrow = 'promo (inline-size < 30rem)';

globalStyle(`${root} > *`, { '@container': { [narrow]: { paddingBlock: vars.space[8] } } });
globalStyle(`${root} span:has(+ * > [data-part="action"])`, {
  '@container': { [narrow]: { display: 'none' } },
});
globalStyle(`${root} :has(> [data-part="action"])`, { '@container': { [narrow]: { display: 'block' } } });
globalStyle(`${root} :has(+ [data-part="action"])`, {
  '@container': { [narrow]: { display: 'inline', marginInlineEnd: vars.space[8] } },
});
// Hardly taller than the words that it stands among, so that it touches none of them.
globalStyle(`${root} [data-part="action"]`, {
  '@container': {
    [narrow]: {
      display: 'inline-block',
      marginBlock: -2,
      verticalAlign: 'middle',
    },
  },
});
globalStyle(`${root} [data-part="action"] > *`, {
  '@container': { [narrow]: { minBlockSize: '1.375rem', blockSize: '1.375rem' } },
});
