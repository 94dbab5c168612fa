import { libraryWords } from '@kinora/contract';
import { Button, EmptyState } from '@kinora/design-system';

const { nothingMatches } = libraryWords;

/** A filter hides all there is: the way back to it. */
export const NothingMatches = ({ onAllRequested }: { onAllRequested: () => void }) => (
  <EmptyState
    title={nothingMatches.title}
    frame={0}
    actions={<Button onPress={onAllRequested}>{nothingMatches.showAll}</Button>}
  >
    {nothingMatches.description}
  </EmptyState>
);
