import { priceAndPayer, shownNumber, type Payer, type Price } from '@kinora/contract';
import { Button, Popover, Stack, Text } from '@kinora/design-system';
import { amount, line, receipt, sum } from './CostBadge.css.ts';

export interface CostBadgeProps {
  price: Price;
  /** null while nobody knows who pays. */
  payer: Payer | null;
  /** Lets the button it belongs to name it as its description. */
  id?: string | undefined;
}

const whoPays = (payer: Payer | null, total: number) => {
  if (payer === null) return 'Sign in to see who pays: an included generation or your credits.';
  if (payer.by === 'included')
    return `One of your ${payer.of} included generations pays for this. ${payer.left} left this month.`;
  if (payer.by === 'credits')
    return `Your balance pays for this. ${shownNumber(payer.balance - total)} credits stay.`;
  return `You need ${shownNumber(payer.lacking)} more credits. Nothing is charged until you have them.`;
};

/** What a generation costs and who pays, always in view; pressed, it explains itself line by line. */
export function CostBadge({ price, payer, id }: CostBadgeProps) {
  return (
    <Popover
      label="What this costs"
      placement="top end"
      trigger={
        <Button size="sm" variant="ghost" data-component="CostBadge">
          <Text id={id} size="xs" isMono tone={payer?.by === 'short' ? 'danger' : 'secondary'}>
            {priceAndPayer(price.total, payer)}
          </Text>
        </Button>
      }
    >
      <Stack gap={8} className={receipt}>
        <dl>
          {price.terms.map((term) => (
            <div key={term.label} className={line}>
              <Text as="dt" size="sm">
                {term.label}
              </Text>
              <dd className={amount}>{shownNumber(term.amount)}</dd>
            </div>
          ))}
          <div className={sum}>
            <Text as="dt" size="sm" weight="strong">
              Total
            </Text>
            <dd className={amount}>{shownNumber(price.total)}</dd>
          </div>
        </dl>
        <Text size="sm" tone="secondary">
          {whoPays(payer, price.total)}
        </Text>
      </Stack>
    </Popover>
  );
}
