import { style } from '../../layer.ts';
import { columns } from '../../studioWidths.ts';

// Where the settings stand beside the work there is nothing to open.
export const button = style({ '@container': { [columns]: { display: 'none' } } });
