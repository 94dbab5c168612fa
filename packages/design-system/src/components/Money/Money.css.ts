import { layered } from '../../css/layered.ts';
import { figures } from '../../css/rules.ts';

const { style } = layered('ds.components');

/** The mono is drawn large: a step down makes it read as the words around it. */
export const money = style({ ...figures, fontSize: '0.92em', whiteSpace: 'nowrap' }, 'money');
