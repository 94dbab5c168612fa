import { costWords, payerSaying, priceAndCoverage } from '@kinora/contract';
import { Button, Text, VisuallyHidden, type ButtonProps } from '@kinora/design-system';
import { useKitLabels } from '../../labels/index.ts';
import { useReadable } from '../../labels/useReadable.ts';
import type { CostBadgeProps } from './costBadgeProps.ts';

type CostButtonProps = CostBadgeProps & Pick<ButtonProps, 'ref' | 'isPending' | 'onPress' | 'aria-haspopup'>;

/** The price and who pays, in a line. */
export function CostButton({
  id,
  price,
  coverage,
  isReserved,
  isPriceSeen,
  labels,
  ...pressed
}: CostButtonProps) {
  const said = useKitLabels('billing', costWords, labels);
  const { number } = useReadable();
  const tone = coverage?.by === 'short' && !isReserved ? 'danger' : 'secondary';
  const whole = priceAndCoverage(price.total, coverage, said, number);
  return (
    <Button size="sm" variant="ghost" data-component="CostBadge" {...pressed}>
      <Text id={id} size="xs" isMono tone={tone}>
        <bdi>
          {isPriceSeen ? (
            <>
              <VisuallyHidden>{whole}</VisuallyHidden>
              <span aria-hidden="true">{coverage ? payerSaying(coverage, said, number) : said.unit}</span>
            </>
          ) : (
            whole
          )}
        </bdi>
      </Text>
    </Button>
  );
}
