import type { GenerateButton, Coverage, Price } from '@kinora/contract';
import { Button, Inline, Notice, Stack, Text } from '@kinora/design-system';
import { useId, type ReactNode } from 'react';
import { CostBadge } from '../../billing/CostBadge/index.ts';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { RetryNotice } from '../../shell/RetryNotice/index.ts';
import { bar, chip, face, saidWithin } from './GenerateBar.css.ts';

export interface GenerateBarProps {
  /** The tool's own words: 'Generate Video'. */
  label: string;
  /** And while it works: 'Generating Video...'. */
  busyLabel: string;
  price: Price;
  coverage: Coverage | null;
  /** When the plan pays for such work again, if it ever does. */
  renewsOn?: string | undefined;
  /** It costs nothing here, whatever it is quoted at: no price and no coverage are shown. */
  isFree?: boolean | undefined;
  isBusy: boolean;
  /** A press was taken, and waits for what comes in a moment. */
  isHeld?: boolean | undefined;
  /** Why it would not go through now, in the order of the form. */
  missing: readonly string[];
  /** A press found that something is missing: what it is stands there wherever the bar is. */
  isRefused?: boolean | undefined;
  /** What the button does while something is missing. @default 'waits' */
  button?: GenerateButton | undefined;
  /** Stands at the end of the line under the button. */
  atEnd?: ReactNode;
  onGenerateRequested: () => void;
  onCreditsRequested?: (() => void) | undefined;
  /** What there is to pay with could not be read: asks again. */
  onLimitsRequested?: (() => void) | undefined;
  /** It is being asked for again. */
  areLimitsAwaited?: boolean | undefined;
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** Whoever asked again is at the button under it, once what they asked with is gone. */
const handingOn = (notice: HTMLElement | null) => () => {
  if (notice?.contains(document.activeElement)) (notice.nextElementSibling as HTMLElement | null)?.focus();
};

/** The one thing a studio is for, always in view: the button, what it costs, and who pays. */
export function GenerateBar({
  label,
  busyLabel,
  price,
  coverage,
  renewsOn,
  isFree = false,
  isBusy,
  isHeld = false,
  missing,
  isRefused = false,
  button = 'waits',
  atEnd,
  onGenerateRequested,
  onCreditsRequested,
  onLimitsRequested,
  areLimitsAwaited,
  labels,
}: GenerateBarProps) {
  const said = useKitLabels('studio', studioLabels, labels);
  const { day, number } = useReadable();
  const cost = useId();
  const reason = useId();
  const short = useId();
  const lacks = missing.length > 0;
  // Some buttons wait to appear, and some list what is missing, until nothing is (D5).
  const isAwaited = !isBusy && lacks && button === 'appears';
  // The button that looks unavailable says why: the first that a press would bring the person to, or all of it.
  const isSaid = !isBusy && lacks && button !== 'ready';
  const why = missing
    .slice(0, button === 'waits' ? 1 : undefined)
    .map((line) => (line.endsWith('.') ? line : `${line}.`))
    .join(' ');
  const isWithin = isSaid && button === 'waits' && !isRefused;
  // While something is made it is paid for: what the next one needs is said afterwards.
  const isShort = !isBusy && coverage?.by === 'short';
  return (
    <Stack gap={8} className={bar} data-component="GenerateBar">
      {isShort && (
        <Notice
          id={short}
          data-part="lacking"
          // A press brings the person here.
          tabIndex={-1}
          tone="warning"
          title={said.lacking(number(coverage.lacking))}
          action={
            onCreditsRequested && (
              <Button size="sm" onPress={onCreditsRequested}>
                {said.getCredits}
              </Button>
            )
          }
        >
          <Text size="sm">
            {said.lackingNote(number(price.total), number(coverage.balance))}
            {renewsOn && ` ${said.renewsOn(day(renewsOn))}`}
          </Text>
        </Notice>
      )}
      {onLimitsRequested && (
        <div ref={handingOn}>
          <RetryNotice
            title={said.limitsFailed}
            retryLabel={said.tryAgain}
            isRetrying={areLimitsAwaited}
            onRetryRequested={onLimitsRequested}
          />
        </div>
      )}
      {!isAwaited && (
        <Button
          tone="accent"
          variant="solid"
          size="lg"
          isDisabled={isBusy || (lacks && button === 'lists')}
          isPending={isHeld}
          isUnavailable={!isBusy && !isHeld && (isShort || (lacks && button === 'waits'))}
          aria-describedby={[cost, isShort && short, isSaid && reason].filter(Boolean).join(' ')}
          trailing={
            !isFree && (
              <span className={chip} aria-hidden>
                {number(price.total)}
              </span>
            )
          }
          onPress={onGenerateRequested}
        >
          <span className={face} data-reason={isWithin ? why : undefined}>
            {isBusy ? busyLabel : label}
          </span>
        </Button>
      )}
      {isSaid && (
        <Text
          id={reason}
          size="sm"
          tone="secondary"
          data-part="missing"
          className={isWithin ? saidWithin : undefined}
        >
          {why}
        </Text>
      )}
      <Inline justify="between">
        {isFree ? (
          <Text id={cost} size="xs" tone="secondary">
            {said.isFree}
          </Text>
        ) : (
          <CostBadge
            id={cost}
            price={price}
            coverage={coverage}
            isReserved={isBusy}
            // One number, in one place.
            isPriceSeen={!isAwaited}
          />
        )}
        {atEnd}
      </Inline>
    </Stack>
  );
}
