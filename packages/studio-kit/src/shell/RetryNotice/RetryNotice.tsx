import { Button, Notice } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import type { ReactNode } from 'react';

export interface RetryNoticeProps {
  /** What could not be had. */
  title: string;
  /** Why, where that is known. */
  children?: ReactNode;
  retryLabel: string;
  /** It is being asked for again. */
  isRetrying?: boolean | undefined;
  /** Without it there is no asking again. */
  onRetryRequested?: (() => void) | undefined;
}

/** Why something is not there, and the way to ask for it again. */
export const RetryNotice = ({
  title,
  children,
  retryLabel,
  isRetrying,
  onRetryRequested,
}: RetryNoticeProps) => (
  <Notice
    data-component="RetryNotice"
    tone="danger"
    title={title}
    action={
      onRetryRequested && (
        <Button size="sm" icon={RotateCcw} isPending={isRetrying} onPress={onRetryRequested}>
          {retryLabel}
        </Button>
      )
    }
  >
    {children}
  </Notice>
);
