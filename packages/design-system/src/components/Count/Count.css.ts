import { layered } from '../../css/layered.ts';
import { figures } from '../../css/rules.ts';

const { style } = layered('ds.components');

/** What is hidden in it is placed by it. */
export const count = style({ position: 'relative' }, 'count');
export const figure = style({ ...figures, fontSize: '0.92em' }, 'countFigure');
