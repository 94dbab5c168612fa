import { style } from '../../layer.ts';

export const fileName = style({
  display: 'inline-flex',
  // Whatever way the name runs, it begins where the line does.
  justifySelf: 'start',
  maxInlineSize: '100%',
  minInlineSize: 0,
  whiteSpace: 'pre',
});

export const shortened = style({ overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: 0 });
