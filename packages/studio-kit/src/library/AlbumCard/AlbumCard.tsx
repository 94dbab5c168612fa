import type { ShownAlbum } from '@kinora/contract';
import { Badge, Count, Inline, PressableCard, Stack, Text } from '@kinora/design-system';
import { Globe, Images, Lock, Pencil, Share2, Trash2 } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { libraryLabels } from '../../labels/libraryLabels.ts';
import { frame } from '../CardFace/CardFace.css.ts';
import { CardMenu } from '../CardFace/CardMenu.tsx';
import { CardFace } from '../CardFace/index.ts';

export interface AlbumCardProps<A extends ShownAlbum = ShownAlbum> {
  album: A;
  /** An example that stands there while there are none of one's own (D18): it can be looked at only. */
  isSample?: boolean | undefined;
  onOpened: (event: { album: A }) => void;
  onRenameRequested?: ((event: { album: A }) => void) | undefined;
  onShareRequested?: ((event: { album: A }) => void) | undefined;
  onDeleteRequested?: ((event: { album: A }) => void) | undefined;
  labels?: Partial<KitLabels['library']> | undefined;
}

/** An album: its cover, how much is in it, and who can see it. */
export function AlbumCard<A extends ShownAlbum>({
  album,
  isSample,
  onOpened,
  onRenameRequested,
  onShareRequested,
  onDeleteRequested,
  labels,
}: AlbumCardProps<A>) {
  const said = useKitLabels('library', libraryLabels, labels);
  const { coverImage, description, isPublic, itemCount, title } = album;
  const deeds = isSample
    ? []
    : [
        { id: 'rename', label: said.rename, icon: Pencil, tell: onRenameRequested },
        { id: 'share', label: said.share, icon: Share2, tell: onShareRequested },
        { id: 'delete', label: said.delete, icon: Trash2, tone: 'danger' as const, tell: onDeleteRequested },
      ];
  return (
    <PressableCard
      label={said.open(title)}
      variant="film"
      padding={0}
      data-component="AlbumCard"
      onPress={() => onOpened({ album })}
    >
      <div className={frame}>
        <CardFace
          src={coverImage}
          glyph={Images}
          marks={
            <>
              <Badge icon={isPublic ? Globe : Lock}>{said.visibility[isPublic ? 'public' : 'private']}</Badge>
              {isSample && <Badge>{said.sample}</Badge>}
            </>
          }
        />
        <Inline justify="between" align="start" gap={8} wrap={false}>
          <Stack gap={2}>
            <Text as="p" size="sm" weight="medium" maxLines={1}>
              {title}
            </Text>
            {description && (
              <Text as="p" size="sm" tone="secondary" maxLines={2}>
                {description}
              </Text>
            )}
            <Text size="xs" tone="tertiary">
              {itemCount === 0 ? said.albumEmpty : <Count value={itemCount} words={said.itemWord} />}
            </Text>
          </Stack>
          <CardMenu label={said.more(title)} deeds={deeds} event={{ album }} />
        </Inline>
      </div>
    </PressableCard>
  );
}
