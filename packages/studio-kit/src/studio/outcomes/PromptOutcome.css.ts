import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const readPicture = style({
  display: 'block',
  // As wide as it is at that height: a stack would stretch it.
  alignSelf: 'start',
  objectFit: 'contain',
  maxInlineSize: '100%',
  // The words are what was asked for; the picture is there to compare them with.
  maxBlockSize: 'min(32vh, 18rem)',
  borderRadius: vars.radius.frame,
});
