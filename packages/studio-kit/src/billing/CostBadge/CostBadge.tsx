import { fetchPopovers } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import type { CostBadgeProps } from './costBadgeProps.ts';
import { CostButton } from './CostButton.tsx';

export type { CostBadgeProps };

/** What a generation costs and who pays, always in view; pressed, it explains itself line by line. */
export function CostBadge(cost: CostBadgeProps) {
  const [late, pressed] = useFetched(fetchPopovers);
  return late ? (
    <late.CostPopover startsOpen {...cost} />
  ) : (
    <CostButton aria-haspopup="dialog" {...pressed} {...cost} />
  );
}
