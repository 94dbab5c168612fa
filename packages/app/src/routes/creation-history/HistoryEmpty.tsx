import { catalogue, historyWords } from '@kinora/contract';
import { Button, Heading, LinkButton, Stack, Text } from '@kinora/design-system';
import type { CreationsView } from '../../queries/creations.ts';

export interface HistoryEmptyProps {
  view: CreationsView;
  onViewChanged: (view: CreationsView) => void;
}

/** No frames: either nothing was made yet, or the filter hides it; each leads on. */
export function HistoryEmpty({ view, onViewChanged }: HistoryEmptyProps) {
  const isFiltered = view.type !== undefined || view.sort === 'liked';
  const [tool] = catalogue;
  return (
    <Stack gap={16} align="start" data-part="empty">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {isFiltered ? 'Nothing matches' : 'Nothing here yet'}
        </Heading>
        <Text tone="secondary">
          {isFiltered
            ? 'No creation of yours fits this filter.'
            : 'What you make appears here, and stays until you delete it.'}
        </Text>
      </Stack>
      {isFiltered ? (
        <Button onPress={() => onViewChanged({ sort: 'newest' })}>Show {historyWords.types.all}</Button>
      ) : (
        <LinkButton href={tool.path} tone="accent" variant="solid">
          Make your first video
        </LinkButton>
      )}
    </Stack>
  );
}
