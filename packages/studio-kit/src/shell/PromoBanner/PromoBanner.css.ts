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
      fontStretch: 'semi-condensed',
    },
  },
});

const line = `${offer} > [role]`;
globalStyle(line, {
  '@media': { [phone]: { gap: vars.space[4], paddingBlock: vars.space[8], paddingInline: vars.space[12] } },
});
globalStyle(`${line} > span`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${line} > div`, { '@media': { [phone]: { display: 'block' } } });
globalStyle(`${line} > div > div`, { '@media': { [phone]: { display: 'inline' } } });
globalStyle(`${line} a`, {
  '@media': {
    [phone]: {
      display: 'inline',
      minBlockSize: 0,
      marginInlineStart: vars.space[4],
      padding: 0,
      border: 0,
      fontSize: 'inherit',
      fontStretch: 'inherit',
      textDecoration: 'underline',
    },
  },
});
