import { Separator } from 'react-aria-components';
import { separator } from './Toolbar.css.ts';

/** A hairline between two groups of a Toolbar. */
export function ToolbarSeparator() {
  return <Separator data-component="ToolbarSeparator" elementType="div" className={separator} />;
}
