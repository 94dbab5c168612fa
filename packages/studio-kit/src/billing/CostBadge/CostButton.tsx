import { costWords, priceAndCoverage } from '@kinora/contract';
import { Button, Text, type ButtonProps } from '@kinora/design-system';
import { useKitLabels } from '../../labels/index.ts';
import { useReadable } from '../../labels/useReadable.ts';
import type { CostBadgeProps } from './costBadgeProps.ts';

type CostButtonProps = CostBadgeProps & Pick<ButtonProps, 'ref' | 'isPending' | 'onPress' | 'aria-haspopup'>;

/** The price and who pays, in a line. */
export function CostButton({ id, price, coverage, isReserved, labels, ...pressed }: CostButtonProps) {
  const said = useKitLabels('billing', costWords, labels);
  const { number } = useReadable();
  const tone = coverage?.by === 'short' && !isReserved ? 'danger' : 'secondary';
  return (
    <Button size="sm" variant="ghost" data-component="CostBadge" {...pressed}>
      <Text id={id} size="xs" isMono tone={tone}>
        <bdi>{priceAndCoverage(price.total, coverage, said, number)}</bdi>
      </Text>
    </Button>
  );
}
