import { billingCycles, type BillingCycle } from '@kinora/contract';
import { Badge, Inline, SegmentedControl } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { billingLabels } from '../../labels/billingLabels.ts';
import { unknown } from './BillingToggle.css.ts';

export interface BillingToggleProps {
  billingCycle: BillingCycle;
  /** How much less a year costs, in whole percent; 0 says nothing of it, null is not known yet. */
  saving: number | null;
  onCycleChanged: (event: { billingCycle: BillingCycle }) => void;
  labels?: Partial<KitLabels['billing']> | undefined;
}

/** By the month or by the year, and what the year saves. */
export function BillingToggle({ billingCycle, saving, onCycleChanged, labels }: BillingToggleProps) {
  const said = useKitLabels('billing', billingLabels, labels);
  return (
    <Inline gap={12} data-component="BillingToggle">
      <SegmentedControl
        label={said.cycle}
        isLabelHidden
        isFitted
        options={billingCycles.map((value) => ({ value, label: said.cycles[value] }))}
        value={billingCycle}
        onChange={(chosen) => onCycleChanged({ billingCycle: chosen })}
      />
      {saving !== 0 && (
        // Not known yet, it takes its room.
        <Badge tone="accent" {...(saving === null && { 'aria-hidden': true, className: unknown })}>
          {said.yearlySaves(saving ?? 0)}
        </Badge>
      )}
    </Inline>
  );
}
