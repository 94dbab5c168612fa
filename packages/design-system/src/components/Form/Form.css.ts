import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const form = style(
  { display: 'flex', flexDirection: 'column', gap: vars.space[20], minInlineSize: 0 },
  'form',
);

export const faults = style(
  { display: 'flex', flexDirection: 'column', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' },
  'formFaults',
);
