import { creditsPerDollar, currency, type ShownPack } from '@kinora/contract';
import {
  Badge,
  Button,
  Card,
  Count,
  Heading,
  Inline,
  Money,
  Stack,
  Text,
  type HeadingLevel,
} from '@kinora/design-system';
import { useId } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { billingLabels } from '../../labels/billingLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { badge, card, facts, price } from './PackCard.css.ts';

export interface PackCardProps<P extends Omit<ShownPack, 'id'> = ShownPack> {
  pack: P;
  /** The one that most people choose. */
  isPopular?: boolean | undefined;
  /** On the way to the checkout. */
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
  onPurchaseRequested: (event: { pack: P }) => void;
  labels?: Partial<KitLabels['billing']> | undefined;
}

/** Credits for sale: how many, for how much, and for whom. */
export function PackCard<P extends Omit<ShownPack, 'id'>>({
  pack,
  isPopular,
  isPending,
  isDisabled,
  headingLevel = 3,
  onPurchaseRequested,
  labels,
}: PackCardProps<P>) {
  const said = useKitLabels('billing', billingLabels, labels);
  const { dollars, number } = useReadable();
  const title = useId();
  return (
    <Card
      as="article"
      variant={isPopular ? 'raised' : 'plain'}
      className={card}
      aria-labelledby={title}
      data-component="PackCard"
    >
      <Inline justify="between" gap={8}>
        <Heading id={title} level={headingLevel} size="md">
          {pack.name}
        </Heading>
        {isPopular && (
          <Badge tone="accent" className={badge}>
            {said.mostPopular}
          </Badge>
        )}
      </Inline>
      <Money className={price} minorUnits={pack.price_cents} currency={currency} isShort />
      <Stack gap={4} className={facts}>
        <Text weight="medium">
          <Count value={pack.credits} words={said.creditWord} />
        </Text>
        <Text size="sm" tone="secondary">
          {said.perDollar(number(creditsPerDollar(pack)))}
        </Text>
        <Text size="sm" tone="secondary">
          {said.bestFor}: {pack.best_for}
        </Text>
        {pack.approx_usage && (
          <Text size="sm" tone="tertiary">
            {pack.approx_usage}
          </Text>
        )}
      </Stack>
      <Button
        aria-label={said.buyPack(pack.name, dollars(pack.price_cents))}
        isPending={isPending}
        isDisabled={isDisabled}
        onPress={() => onPurchaseRequested({ pack })}
      >
        {said.buy}
      </Button>
    </Card>
  );
}
