import { Button, Card, Stack, Text } from '@kinora/design-system';
import type { libraryLabels } from '../../labels/libraryLabels.ts';
import { frame } from '../CardFace/CardFace.css.ts';
import { CardFace } from '../CardFace/index.ts';

export interface LostBookmarkProps {
  said: typeof libraryLabels;
  onRemoveRequested: () => void;
}

/** A bookmark of something that is in the trash or gone. */
export const LostBookmark = ({ said, onRemoveRequested }: LostBookmarkProps) => (
  <Card
    as="article"
    variant="film"
    padding={0}
    className={frame}
    aria-label={said.gone}
    data-component="BookmarkCard"
  >
    <CardFace />
    <Stack gap={2}>
      <Text size="sm" weight="medium">
        {said.gone}
      </Text>
      <Text size="sm" tone="secondary">
        {said.goneNote}
      </Text>
    </Stack>
    <Button size="sm" onPress={onRemoveRequested}>
      {said.removeLost}
    </Button>
  </Card>
);
