import { creationHref, stillOf, type ShownBookmark, type ShownModel } from '@kinora/contract';
import { Badge, IconButton, Inline, PressableCard, Stack, Text, Timestamp } from '@kinora/design-system';
import { Bookmark as BookmarkGlyph, FileImage, FileVideo, Layers } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { libraryLabels } from '../../labels/libraryLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import { FrameNumber } from '../../history/CreationCard/FrameNumber.tsx';
import { frame } from '../CardFace/CardFace.css.ts';
import { CardFace } from '../CardFace/index.ts';
import { LostBookmark } from './LostBookmark.tsx';

export interface BookmarkCardProps<B extends ShownBookmark = ShownBookmark> {
  bookmark: B;
  /** The model it is of, for a bookmark of a model. */
  model?: Pick<ShownModel, 'name' | 'image'> | undefined;
  /** Where a model is looked at. */
  modelsHref: string;
  /** Where a creation is looked at, by its id. @default in the history of the product */
  hrefOf?: ((creationId: string) => string) | undefined;
  onRemoveRequested: (event: { bookmark: B }) => void;
  labels?: Partial<KitLabels['library']> | undefined;
}

const glyphs = { video: FileVideo, image: FileImage, model: Layers };

/** Something to find again: a creation or a model (D19). */
export function BookmarkCard<B extends ShownBookmark>({
  bookmark,
  model,
  modelsHref,
  hrefOf = creationHref,
  onRemoveRequested,
  labels,
}: BookmarkCardProps<B>) {
  const said = useKitLabels('library', libraryLabels, labels);
  const titleOf = useTitleOf();
  const { creation, created_at } = bookmark;
  const remove = () => onRemoveRequested({ bookmark });
  const kind = creation ? creation.type : 'model';
  const title = creation ? titleOf(creation) : model?.name;
  if (title === undefined) return <LostBookmark said={said} onRemoveRequested={remove} />;
  return (
    <PressableCard
      label={said.open(title)}
      href={creation ? hrefOf(creation.id) : modelsHref}
      variant="film"
      padding={0}
      data-component="BookmarkCard"
    >
      <div className={frame}>
        <CardFace
          src={creation ? (creation.thumbnail_url ?? stillOf(creation)) : model?.image}
          glyph={glyphs[kind]}
          marks={<Badge>{said.kinds[kind]}</Badge>}
        />
        <Inline justify="between" align="start" gap={8} wrap={false}>
          {creation && <FrameNumber {...{ creation }} />}
          <Stack gap={2}>
            <Text as="p" size="sm" weight="medium" maxLines={2}>
              {title}
            </Text>
            <Text size="xs" tone="tertiary" isMono>
              <Timestamp value={created_at} format="date" />
            </Text>
          </Stack>
          <IconButton
            size="sm"
            variant="ghost"
            icon={BookmarkGlyph}
            label={said.removeBookmark(title)}
            onPress={remove}
          />
        </Inline>
      </div>
    </PressableCard>
  );
}
