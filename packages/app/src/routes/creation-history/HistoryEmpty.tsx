import { historyWords, routes } from '@kinora/contract';
import { EmptyState, LinkButton } from '@kinora/design-system';
import { NothingMatches } from '../library/NothingMatches.tsx';

export interface HistoryEmptyProps {
  /** A filter or a search hides all there is. */
  isFiltered: boolean;
  onAllRequested: () => void;
}

/** No frames: either nothing was made yet, or the filter hides it; each leads on. */
export const HistoryEmpty = ({ isFiltered, onAllRequested }: HistoryEmptyProps) =>
  isFiltered ? (
    <NothingMatches onAllRequested={onAllRequested} />
  ) : (
    <EmptyState
      title={historyWords.nothingYet.title}
      actions={
        <LinkButton href={routes.wan.path} tone="accent" variant="solid">
          {historyWords.makeFirst}
        </LinkButton>
      }
    >
      {historyWords.nothingYet.description}
    </EmptyState>
  );
