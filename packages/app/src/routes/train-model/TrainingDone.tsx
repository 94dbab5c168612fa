import { routes, trainingWords } from '@kinora/contract';
import { Button, Inline, LinkButton, Notice, Stack } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { trainedModelsKey } from '../../queries/trainedModels.ts';

export interface TrainingDoneProps {
  /** What the button for another one says. */
  again: string | undefined;
  onAgainRequested: () => void;
}

/** A model was trained: where it is, and what may come next. */
export function TrainingDone({ again, onAgainRequested }: TrainingDoneProps) {
  const client = useQueryClient();
  const userId = useAuth().user?.id;
  useEffect(() => {
    if (userId) void client.invalidateQueries({ queryKey: trainedModelsKey(userId) });
  }, [client, userId]);
  return (
    <Stack gap={12}>
      <Notice tone="success" title={trainingWords.ready}>
        {trainingWords.readyNote}
      </Notice>
      <Inline>
        <LinkButton href={routes.trainedModels.path}>{trainingWords.toModels}</LinkButton>
        <Button variant="ghost" icon={RotateCcw} onPress={onAgainRequested}>
          {again}
        </Button>
      </Inline>
    </Stack>
  );
}
