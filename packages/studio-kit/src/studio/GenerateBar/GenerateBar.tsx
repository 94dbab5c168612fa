import { shownNumber, type Payer, type Price } from '@kinora/contract';
import { Button, Inline, Notice, Stack, Text } from '@kinora/design-system';
import { useId } from 'react';
import { CostBadge } from '../../billing/CostBadge/index.ts';
import { bar, chip } from './GenerateBar.css.ts';

export interface GenerateBarProps {
  /** The tool's own words: 'Generate Video'. */
  label: string;
  /** And while it works: 'Generating Video...'. */
  busyLabel: string;
  price: Price;
  payer: Payer | null;
  isBusy: boolean;
  /** Why it would not go through now. It can be pressed all the same, and then says so (D5). */
  blocked: string | null;
  onGenerateRequested: () => void;
  onCreditsRequested?: (() => void) | undefined;
}

/** The one thing a studio is for, always in view: the button, what it costs, and who pays. */
export function GenerateBar({
  label,
  busyLabel,
  price,
  payer,
  isBusy,
  blocked,
  onGenerateRequested,
  onCreditsRequested,
}: GenerateBarProps) {
  const cost = useId();
  // While something is made it is paid for: what the next one needs is said afterwards.
  const isShort = !isBusy && payer?.by === 'short';
  return (
    <Stack gap={8} className={bar} data-component="GenerateBar">
      {isShort && (
        <Notice tone="warning" title={`You need ${shownNumber(payer.lacking)} more credits`}>
          <Stack gap={8}>
            <Text size="sm">
              No included generation is left this month, and the balance does not cover this.
            </Text>
            {onCreditsRequested && (
              <Inline>
                <Button size="sm" onPress={onCreditsRequested}>
                  Get more credits
                </Button>
              </Inline>
            )}
          </Stack>
        </Notice>
      )}
      <Button
        tone="accent"
        variant="solid"
        size="lg"
        isDisabled={isBusy}
        isUnavailable={!isBusy && (blocked !== null || isShort)}
        aria-describedby={cost}
        trailing={
          <span className={chip} aria-hidden>
            {shownNumber(price.total)}
          </span>
        }
        onPress={onGenerateRequested}
      >
        {isBusy ? busyLabel : label}
      </Button>
      <Inline>
        <CostBadge id={cost} price={price} payer={payer} />
      </Inline>
    </Stack>
  );
}
