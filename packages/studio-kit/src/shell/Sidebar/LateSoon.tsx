import { SideNavItem, type Glyph } from '@kinora/design-system';
import { fetchPopovers } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import type { SidebarSoon } from './sidebarGroup.ts';

export interface LateSoonProps {
  item: SidebarSoon;
  look: { label: string; icon: Glyph; isCurrent: boolean };
  onMarked: () => void;
  onNavigated?: (() => void) | undefined;
  onLost?: (() => void) | undefined;
}

/** A line for what is coming: popovers are a tenth of a first screen, and the first one comes with its press. */
export function LateSoon({ onLost, ...entry }: LateSoonProps) {
  const [late, ask] = useFetched(fetchPopovers, onLost);
  return late ? (
    <late.SoonEntry startsOpen {...entry} />
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
