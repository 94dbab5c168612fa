import { style } from '../../layer.ts';
import { beside } from '../Studio/studioWidths.ts';

// Where the settings stand beside the work there is nothing to open.
export const button = style({ '@container': { [beside]: { display: 'none' } } });
