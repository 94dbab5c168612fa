import { historyWords, type Creation } from '@kinora/contract';
import { Dialog } from '@kinora/design-system';
import { ComparedPair } from './ComparedPair.tsx';

/** Two frames under one seam, and what was set differently for each. */
export function FramesCompared({
  pair,
  onClosed,
}: {
  pair: readonly [Creation, Creation] | null;
  onClosed: () => void;
}) {
  return (
    <Dialog
      isOpen={pair !== null}
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      size="lg"
      title={historyWords.compared}
    >
      {pair && <ComparedPair creation={pair[0]} beside={pair[1]} />}
    </Dialog>
  );
}
