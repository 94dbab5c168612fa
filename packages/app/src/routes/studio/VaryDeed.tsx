import { receiptWords, varySaying, type AnyTool, type StudioCreation } from '@kinora/contract';
import { Button, VisuallyHidden } from '@kinora/design-system';
import { RefreshCw, RotateCcw } from '@kinora/design-system/icons';
import type { StudioModel } from '@kinora/studio-kit';
import { useState } from 'react';
import { isAsMade } from './isAsMade.ts';
import { withItsPrice } from './NextSteps.css.ts';
import { vary } from './vary.ts';

export interface VaryDeedProps {
  creation: StudioCreation;
  studio: StudioModel<AnyTool>;
  onReuseRequested: () => void;
}

/** Another like a result. Where the form asks for something else by now, it first takes the result's settings back. */
export function VaryDeed({ creation, studio, onReuseRequested }: VaryDeedProps) {
  const [begun] = useState(studio.draft);
  if (!isAsMade(creation, studio, begun))
    return (
      <Button icon={RotateCcw} onPress={onReuseRequested}>
        {receiptWords.reuse}
      </Button>
    );
  const [shown, heard] = varySaying(studio.price.total, studio.coverage);
  return (
    <Button
      icon={RefreshCw}
      className={withItsPrice}
      isUnavailable={studio.errorMessages.length > 0 || studio.coverage?.by === 'short'}
      onPress={() => vary(studio)}
    >
      {shown}
      {heard && <VisuallyHidden> {heard}</VisuallyHidden>}
    </Button>
  );
}
