import { vars } from '@kinora/design-system/contract';
import { globalStyle } from '../../layer.ts';
import { phone } from '../StudioShell/StudioShell.css.ts';

// On a phone the offer takes two lines, its way on at their end: a line of its own would take from what one came for.
const offer = '[data-component="PromoBanner"]';
globalStyle(offer, {
  '@media': {
    [phone]: {
      // What a finger may miss its way on by reaches over the edge of the bar below.
      position: 'relative',
      zIndex: `calc(${vars.z.sticky} + 1)`,
      fontSize: vars.fontSize.xs,
      // Two lines of the narrowest phone hold the words a hair closer.
      letterSpacing: vars.tracking.display,
    },
  },
});

const part = (name: string) => `${offer} [data-part="${name}"]`;
globalStyle(part('line'), {
  '@media': { [phone]: { gap: vars.space[4], paddingBlock: vars.space[8], paddingInline: vars.space[12] } },
});
globalStyle(part('mark'), { '@media': { [phone]: { display: 'none' } } });
globalStyle(part('body'), { '@media': { [phone]: { display: 'block' } } });
globalStyle(`${part('words')}, ${part('action')}`, { '@media': { [phone]: { display: 'inline' } } });
globalStyle(`${part('action')} > a`, {
  '@media': {
    [phone]: {
      display: 'inline',
      minBlockSize: 0,
      marginInlineStart: vars.space[4],
      padding: 0,
      border: 0,
      fontSize: 'inherit',
      textDecoration: 'underline',
    },
  },
});
