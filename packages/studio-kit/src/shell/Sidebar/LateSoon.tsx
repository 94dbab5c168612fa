import { SideNavItem } from '@kinora/design-system';
import { fetchPopovers } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import type { SoonEntryProps } from './SoonEntry.tsx';

interface LateSoonProps extends Omit<SoonEntryProps, 'startsOpen'> {
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
