import { Popover, Stack, Text } from '@kinora/design-system';
import { useLayoutEffect, useState } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { receiptLabels } from '../../labels/receiptLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { useLateOpening } from '../../late/useLateOpening.ts';
import type { CostBadgeProps } from './costBadgeProps.ts';
import { amount, line, receipt, sum } from './CostBadge.css.ts';
import { CostButton } from './CostButton.tsx';

/** The price line by line, and what is left of whoever pays. */
export function CostPopover({ startsOpen, ...cost }: CostBadgeProps & { startsOpen: boolean }) {
  const said = useKitLabels('billing', receiptLabels, cost.labels);
  const { number } = useReadable();
  const { trigger, isOpen, onOpenChange } = useLateOpening(startsOpen);
  const [above, setAbove] = useState<number>();
  useLayoutEffect(() => {
    const own = trigger.current!;
    const bar = own.closest('[data-component="GenerateBar"]') ?? own;
    // Over the bar that it tells the price of, whose buttons can be pressed while one reads.
    setAbove(own.getBoundingClientRect().top - bar.getBoundingClientRect().top + 6);
  }, [trigger, isOpen]);
  const { price, coverage, isReserved } = cost;
  const whoPays = () => {
    if (!coverage) return said.unknown;
    if (coverage.by === 'included') return said.includedPays(number(coverage.left), number(coverage.of));
    if (coverage.by === 'credits') return said.creditsPay(number(coverage.balance - price.total));
    return isReserved ? said.covered : said.short(number(coverage.lacking));
  };
  return (
    <Popover
      label={said.cost}
      placement="top start"
      offset={above}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={<CostButton ref={trigger} {...cost} />}
    >
      <Stack gap={8} className={receipt}>
        <dl>
          {price.terms.map((term) => (
            <div key={term.label} className={line}>
              <Text as="dt" size="sm">
                {term.label}
              </Text>
              <dd className={amount}>{number(term.amount)}</dd>
            </div>
          ))}
          <div className={sum}>
            <Text as="dt" size="sm" weight="strong">
              {said.total}
            </Text>
            <dd className={amount}>{number(price.total)}</dd>
          </div>
        </dl>
        <Text size="sm" tone="secondary">
          {whoPays()}
        </Text>
      </Stack>
    </Popover>
  );
}
