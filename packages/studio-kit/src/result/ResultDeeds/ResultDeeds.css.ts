import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { columns, wide } from '../../studioWidths.ts';

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const besideTold = style([about, { justifyContent: 'start', gap: vars.space[8] }]);

// Beside the settings the longest words and all that is small beside them need the whole line: the words say it all.
globalStyle(
  `${besideTold} > [data-component="Inline"] > :is([data-component="Button"], [data-component="LinkButton"]) > [data-part="icon"]`,
  { '@container': { [columns]: { display: 'none' }, [wide]: { display: 'inline-flex' } } },
);
