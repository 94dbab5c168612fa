import type { ComponentProps } from 'react';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import type { Space } from '../../tokens/scales.ts';
import type { LayoutElement } from '../layoutValues.ts';
import { grid, minColumn, mostColumns } from './Grid.css.ts';

export interface GridProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** The narrowest a column may get, as a CSS length. @default '12rem' */
  minColumnWidth?: string | undefined;
  /** The most columns side by side, however wide the grid is. @default 12 */
  maxColumns?: number | undefined;
  /** @default 12 */
  gap?: Space | undefined;
  as?: LayoutElement | undefined;
}

/** As many equal columns as its own width has room for. */
export function Grid({
  minColumnWidth = '12rem',
  maxColumns = 12,
  gap,
  as = 'div',
  className,
  ...rest
}: GridProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Grid', grid, { gap });
  const Element = as as 'div';
  return (
    <Element
      data-component="Grid"
      {...rest}
      className={joinClasses(grid({ gap }), className)}
      style={cssVariables([
        [minColumn, minColumnWidth],
        [mostColumns, String(maxColumns)],
      ])}
    />
  );
}
