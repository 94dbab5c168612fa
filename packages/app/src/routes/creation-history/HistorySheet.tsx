import type { Creation } from '@kinora/contract';
import { Button, Grid, Stack } from '@kinora/design-system';
import { CreationCard } from '@kinora/studio-kit';
import { useState } from 'react';
import { useDownload } from '../../useDownload.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { useHistoryActions } from './useHistoryActions.ts';

export interface HistorySheetProps {
  userId: string;
  creations: readonly Creation[];
  hasMore: boolean;
  isLoadingMore: boolean;
  onMoreRequested: () => void;
  /** The frame that had the focus is going. */
  onDeleted: () => void;
}

/** The frames, in three columns on a desktop, with what can be done with each. */
export function HistorySheet({
  userId,
  creations,
  hasMore,
  isLoadingMore,
  onMoreRequested,
  onDeleted,
}: HistorySheetProps) {
  const { like, remove } = useHistoryActions(userId);
  const download = useDownload();
  const [doomed, setDoomed] = useState<Creation | null>(null);
  return (
    <Stack gap={24}>
      <Grid minColumnWidth="16rem" maxColumns={3} gap={16}>
        {creations.map((creation) => (
          <CreationCard
            key={creation.id}
            creation={creation}
            onLikeToggled={like}
            onDownloadRequested={(event) => void download(event)}
            onDeleteRequested={() => setDoomed(creation)}
          />
        ))}
      </Grid>
      {hasMore && (
        <Button isPending={isLoadingMore} onPress={onMoreRequested}>
          Show more
        </Button>
      )}
      <DeleteQuestion
        creation={doomed}
        onClosed={() => setDoomed(null)}
        onConfirmed={(event) => {
          remove(event);
          onDeleted();
        }}
      />
    </Stack>
  );
}
