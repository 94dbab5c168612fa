import { SideNavItem } from '@kinora/design-system';
import { fetchPopovers } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import type { SoonEntryProps } from './SoonEntry.tsx';

/** A line for what is coming: popovers are a tenth of a first screen, and the first one comes with its press. */
export function LateSoon(entry: Omit<SoonEntryProps, 'startsOpen'>) {
  const [late, pressed] = useFetched(fetchPopovers);
  return late ? (
    <late.SoonEntry startsOpen {...entry} />
  ) : (
    <SideNavItem
      {...entry.look}
      aria-haspopup="dialog"
      {...pressed}
      onPress={(press) => {
        entry.onMarked();
        void pressed.onPress(press);
      }}
    />
  );
}
