import { SideNavItem, type Glyph } from '@kinora/design-system';
import { useFetched } from '../../late/useFetched.ts';
import type { SidebarSoon } from './sidebarGroup.ts';

export interface LateSoonProps {
  item: SidebarSoon;
  look: { label: string; icon: Glyph; isCurrent: boolean };
  onMarked: () => void;
  onNavigated?: (() => void) | undefined;
  onLost?: (() => void) | undefined;
}

// Popovers are a tenth of a first screen: the first one comes with its press.
const fetchEntry = async () => (await import('../../late/popovers.ts')).SoonEntry;

/** A line for what is coming, which costs nothing until it is asked for. */
export function LateSoon({ onLost, ...entry }: LateSoonProps) {
  const [SoonEntry, ask] = useFetched(fetchEntry, onLost);
  return SoonEntry ? (
    <SoonEntry startsOpen {...entry} />
  ) : (
    <SideNavItem
      {...entry.look}
      aria-haspopup="dialog"
      onPress={() => {
        entry.onMarked();
        ask();
      }}
    />
  );
}
