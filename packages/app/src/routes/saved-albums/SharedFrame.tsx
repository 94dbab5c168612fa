import { deedWords, libraryWords, listWords, titleOf, type SharedCreation } from '@kinora/contract';
import { Badge, Button, Card, Image, Inline, Stack, Text } from '@kinora/design-system';
import { Video } from '@kinora/design-system/components/Video';
import { Play } from '@kinora/design-system/icons';
import { useState } from 'react';
import { edge } from '../library/filmEdge.css.ts';

/** Somebody pressed for it, so that it is heard as well; a player that is broken says so itself. */
const playAtOnce = (clip: HTMLVideoElement | null) => void clip?.play().catch(() => {});

/** What was pressed had the focus, and is gone. */
const takeFocus = (player: HTMLElement | null) => player?.focus();

/** A frame of somebody else's album: it can be looked at, and played. */
export function SharedFrame({ item }: { item: SharedCreation }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const { fileUrl, made_by, thumbnailUrl, type } = item;
  const title = titleOf({ ...item, prompt: null });
  const still = type === 'image' ? (fileUrl ?? thumbnailUrl) : thumbnailUrl;
  return (
    <Card as="article" variant="film" padding={0} aria-label={title}>
      <Stack gap={12}>
        {isPlaying && fileUrl ? (
          <Video
            ref={takeFocus}
            clipRef={playAtOnce}
            src={fileUrl}
            poster={thumbnailUrl ?? undefined}
            label={title}
            aspect={16 / 9}
            isLooping
          />
        ) : (
          still && <Image src={still} alt={title} aspect={16 / 9} />
        )}
        <Inline justify="between" gap={8} className={edge}>
          <Stack gap={2}>
            <Text as="p" size="sm" weight="medium" maxLines={1}>
              {title}
            </Text>
            {made_by && (
              <Text size="xs" tone="tertiary">
                {made_by}
              </Text>
            )}
          </Stack>
          {type === 'image' || !fileUrl ? (
            <Badge>{listWords.kinds[type]}</Badge>
          ) : (
            !isPlaying && (
              <Button
                size="sm"
                icon={Play}
                aria-label={libraryWords.albums.play(title)}
                onPress={() => setIsPlaying(true)}
              >
                {deedWords.play}
              </Button>
            )
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
