import { Button, Inline } from '@kinora/design-system';
import type { ReactNode } from 'react';
import type { KitLabels } from '../labels/index.ts';

interface WaysOnProps {
  said: Pick<KitLabels['result'], 'back'>;
  onDismissed: (() => void) | undefined;
  /** The way that leads on. */
  children: ReactNode;
}

/** Where a result should stand and does not: the way on from there, and the way back. */
export const WaysOn = ({ said, onDismissed, children }: WaysOnProps) => (
  <Inline gap={8}>
    {children}
    {onDismissed && (
      <Button size="sm" variant="ghost" onPress={onDismissed}>
        {said.back}
      </Button>
    )}
  </Inline>
);
