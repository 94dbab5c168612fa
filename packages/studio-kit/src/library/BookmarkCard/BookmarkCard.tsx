import { creationHref, type ShownBookmark, type ShownModel, type TitleOf } from '@kinora/contract';
import { Badge, IconButton, Inline, PressableCard, Stack, Text, Timestamp } from '@kinora/design-system';
import { Bookmark as BookmarkGlyph, FileImage, FileVideo, Layers } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { libraryLabels } from '../../labels/libraryLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
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

/** What a bookmark is of, as far as it is still there. */
function subjectOf(
  { bookmark, model, modelsHref, hrefOf = creationHref }: Omit<BookmarkCardProps, 'onRemoveRequested'>,
  titleOf: TitleOf,
) {
  const { creation } = bookmark;
  if (creation)
    return {
      kind: creation.type,
      title: titleOf(creation),
      picture: creation.thumbnail_url ?? (creation.type === 'image' ? creation.file_url : null),
      href: hrefOf(creation.id),
      glyph: creation.type === 'video' ? FileVideo : FileImage,
    };
  if (model)
    return {
      kind: 'model' as const,
      title: model.name,
      picture: model.image,
      href: modelsHref,
      glyph: Layers,
    };
  return null;
}

/** Something to find again: a creation or a model (D19). */
export function BookmarkCard<B extends ShownBookmark>(props: BookmarkCardProps<B>) {
  const { bookmark, onRemoveRequested, labels } = props;
  const said = useKitLabels('library', libraryLabels, labels);
  const subject = subjectOf(props, useTitleOf());
  const remove = () => onRemoveRequested({ bookmark });
  if (subject === null) return <LostBookmark said={said} onRemoveRequested={remove} />;
  const { glyph, href, kind, picture, title } = subject;
  return (
    <PressableCard
      label={said.open(title)}
      href={href}
      variant="film"
      padding={0}
      data-component="BookmarkCard"
    >
      <div className={frame}>
        <CardFace src={picture} glyph={glyph} marks={<Badge>{said.kinds[kind]}</Badge>} />
        <Inline justify="between" align="start" gap={8} wrap={false}>
          <Stack gap={2}>
            <Text as="p" weight="medium" maxLines={2}>
              {title}
            </Text>
            <Text size="xs" tone="tertiary">
              <Timestamp value={bookmark.created_at} format="date" />
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
