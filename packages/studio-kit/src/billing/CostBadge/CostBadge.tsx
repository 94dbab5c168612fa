import type { Coverage, Price } from '@kinora/contract';
import type { KitLabels } from '../../labels/index.ts';
import { fetchPopovers } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import { CostButton } from './CostButton.tsx';

export interface CostBadgeProps {
  price: Price;
  /** null while nobody knows who pays. */
  coverage: Coverage | null;
  /** What is being made is paid for: what is left may be too little for the next, and that is said afterwards. */
  isReserved?: boolean | undefined;
  /** Lets the button it belongs to name it as its description. */
  id?: string | undefined;
  labels?: Partial<KitLabels['billing']> | undefined;
}

/** What a generation costs and who pays, always in view; pressed, it explains itself line by line. */
export function CostBadge(cost: CostBadgeProps) {
  const [late, ask] = useFetched(fetchPopovers);
  return late ? (
    <late.CostPopover startsOpen {...cost} />
  ) : (
    <CostButton aria-haspopup="dialog" onPress={ask} {...cost} />
  );
}
