import { layered } from '../../css/layered.ts';
import { onlyHeard } from '../../css/rules.ts';

const { style } = layered('ds.layout');

export const visuallyHidden = style(onlyHeard, 'visuallyHidden');
