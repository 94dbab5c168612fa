import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/martian-mono/wdth.css';
import '../css/reset.css.ts';
import '../css/fonts.css.ts';
import '../css/base.css.ts';
import './theme.css.ts';
import './attributes.css.ts';
import './preferences.css.ts';

export { densityNames, modes } from '../tokens/scales.ts';
export type { Density, Mode, StageSurround } from '../tokens/scales.ts';
