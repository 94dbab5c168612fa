import type { MenuContent } from './menuEntry.ts';
import { MenuFrame } from './MenuFrame.tsx';
import type { MenuFrameProps } from './MenuFrame.tsx';
import { MenuLine } from './MenuLine.tsx';
import { MenuLines } from './MenuLines.tsx';
import { needsOwnIds } from './needsOwnIds.ts';

export interface MenuProps extends MenuFrameProps {
  /** Lines, and sections of lines. */
  items: readonly MenuContent[];
}

/** A short list of things to do, opened by a button. */
export function Menu({ items, ...rest }: MenuProps) {
  if (process.env.NODE_ENV !== 'production') needsOwnIds('Menu', items);
  return (
    <MenuFrame component="Menu" {...rest}>
      <MenuLines
        contents={items}
        renderLine={(entry, isChoice) => <MenuLine key={entry.id} {...{ entry, isChoice }} />}
      />
    </MenuFrame>
  );
}
