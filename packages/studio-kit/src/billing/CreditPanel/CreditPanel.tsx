import { freeAllowance, type ShownLimits } from '@kinora/contract';
import {
  Badge,
  Button,
  Card,
  Heading,
  IconButton,
  Inline,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
  type HeadingLevel,
} from '@kinora/design-system';
import { RefreshCw } from '@kinora/design-system/icons';
import { useId, type ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { creditText, type CreditLabels } from '../../labels/creditLabels.ts';
import { fetchFigures } from '../../late/lateCode.ts';
import { useAwaitedCode } from '../../late/useAwaitedCode.ts';
import { RetryNotice } from '../../shell/RetryNotice/index.ts';
import { panel } from './CreditPanel.css.ts';

export type CreditPanelState =
  | { status: 'visitor'; onSignInRequested: () => void }
  | { status: 'loading' }
  | { status: 'failed'; isRefreshing?: boolean | undefined }
  | {
      status: 'ready';
      limits: ShownLimits;
      isRefreshing?: boolean | undefined;
      /** Why these are the figures last known, and not those of now. */
      staleNote?: string | undefined;
    };

export type CreditPanelProps = CreditPanelState & {
  plansHref?: string | undefined;
  /** Where every movement of credits is told. */
  historyHref?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  onRefreshRequested?: (() => void) | undefined;
  onCreditsRequested?: (() => void) | undefined;
  labels?: Partial<KitLabels['billing']> | undefined;
};

/** What an account has to make things with: included ones, credits, and when there are new ones. */
export function CreditPanel(props: CreditPanelProps) {
  const { status, headingLevel = 2, onRefreshRequested, onCreditsRequested, labels } = props;
  const said = useKitLabels('billing', creditText, labels);
  const [late, lost] = useAwaitedCode(status === 'ready', fetchFigures);
  const title = useId();
  const inside = (): ReactNode => {
    switch (props.status) {
      case 'visitor':
        return (
          <Stack gap={12} align="start">
            <Text weight="medium">{said.visitorTitle(freeAllowance)}</Text>
            <Text size="sm" tone="secondary">
              {said.visitorText}
            </Text>
            <Button onPress={props.onSignInRequested}>{said.signIn}</Button>
          </Stack>
        );
      case 'loading':
        return <Waiting said={said} />;
      case 'failed':
        return (
          <RetryNotice
            title={said.limitsFailed}
            retryLabel={said.tryAgain}
            isRetrying={props.isRefreshing}
            onRetryRequested={onRefreshRequested}
          />
        );
      case 'ready':
        if (lost) return <RetryNotice title={said.limitsFailed} retryLabel={said.tryAgain} {...lost} />;
        return late ? (
          <late.CreditFigures
            limits={props.limits}
            staleNote={props.staleNote}
            plansHref={props.plansHref}
            historyHref={props.historyHref}
            onCreditsRequested={onCreditsRequested}
            said={said}
          />
        ) : (
          <Waiting said={said} data-awaited />
        );
    }
  };
  return (
    <Card as="section" className={panel} aria-labelledby={title} data-component="CreditPanel">
      <Stack gap={16}>
        <Inline justify="between" gap={8}>
          <Inline gap={8}>
            <Heading id={title} level={headingLevel} size="md">
              {said.credits}
            </Heading>
            {props.status === 'ready' && <Badge>{props.limits.plan_name}</Badge>}
          </Inline>
          {props.status === 'ready' && onRefreshRequested && (
            <IconButton
              size="sm"
              variant="ghost"
              icon={RefreshCw}
              label={said.refresh}
              isPending={props.isRefreshing}
              onPress={onRefreshRequested}
            />
          )}
        </Inline>
        {inside()}
      </Stack>
    </Card>
  );
}

const Waiting = ({ said, ...rest }: { said: CreditLabels; 'data-awaited'?: boolean }) => (
  <div role="status" {...rest}>
    <VisuallyHidden>{said.loadingCredits}</VisuallyHidden>
    <Skeleton shape="text" lines={4} />
  </div>
);
