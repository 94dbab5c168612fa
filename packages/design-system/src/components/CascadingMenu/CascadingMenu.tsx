import { MenuFrame } from '../Menu/MenuFrame.tsx';
import type { MenuFrameProps } from '../Menu/MenuFrame.tsx';
import type { CascadingContent } from './cascadingEntry.ts';
import { CascadingLines } from './CascadingLines.tsx';
import { needsOwnIds } from '../Menu/needsOwnIds.ts';

export interface CascadingMenuProps extends MenuFrameProps {
  /** Lines, lines with a menu of their own, and sections of both. */
  items: readonly CascadingContent[];
}

/** A menu whose lines may open further menus. Apart from Menu, since that costs what most menus never need. */
export function CascadingMenu({ items, onAction, ...rest }: CascadingMenuProps) {
  if (process.env.NODE_ENV !== 'production') needsOwnIds('CascadingMenu', items);
  return (
    <MenuFrame component="CascadingMenu" {...rest} onAction={onAction}>
      <CascadingLines contents={items} onAction={(chosen) => onAction?.(chosen)} />
    </MenuFrame>
  );
}
