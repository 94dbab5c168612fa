import type { ShownModel } from '@kinora/contract';
import {
  Badge,
  Button,
  Card,
  Count,
  Heading,
  IconButton,
  Inline,
  Rating,
  Stack,
  Text,
  type HeadingLevel,
} from '@kinora/design-system';
import { Bookmark, Layers } from '@kinora/design-system/icons';
import { useId } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { libraryLabels } from '../../labels/libraryLabels.ts';
import { card, grows } from '../CardFace/CardFace.css.ts';
import { CardFace } from '../CardFace/index.ts';

export interface ModelCardProps<M extends ShownModel = ShownModel> {
  model: M;
  isBookmarked?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
  onUseRequested: (event: { model: M }) => void;
  onDetailsRequested: (event: { model: M }) => void;
  onBookmarkToggled?: ((event: { model: M; isBookmarked: boolean }) => void) | undefined;
  labels?: Partial<KitLabels['library']> | undefined;
}

/** A model of the catalogue: what it looks like, what it is good at, and the way to it. */
export function ModelCard<M extends ShownModel>({
  model,
  isBookmarked = false,
  headingLevel = 3,
  onUseRequested,
  onDetailsRequested,
  onBookmarkToggled,
  labels,
}: ModelCardProps<M>) {
  const said = useKitLabels('library', libraryLabels, labels);
  const title = useId();
  const { description, downloads, image, name, rating, tags } = model;
  return (
    <Card as="article" padding={12} className={card} aria-labelledby={title} data-component="ModelCard">
      <CardFace src={image} glyph={Layers} />
      <Stack gap={6} className={grows}>
        <Heading id={title} level={headingLevel} size="sm">
          {name}
        </Heading>
        <Inline gap={4}>
          {tags.map((tag) => (
            <Badge key={tag} size="sm">
              {tag}
            </Badge>
          ))}
        </Inline>
        <Text as="p" size="sm" tone="secondary" maxLines={2}>
          {description}
        </Text>
        <Inline gap={12}>
          {rating !== null && <Rating isReadOnly value={rating} label={said.rating} isNumberShown />}
          {downloads !== null && (
            <Text size="xs" tone="tertiary">
              <Count value={downloads} words={said.downloadWord} isCompact />
            </Text>
          )}
        </Inline>
      </Stack>
      <Inline gap={8}>
        <Button aria-label={said.chooseModel(name)} onPress={() => onUseRequested({ model })}>
          {said.use}
        </Button>
        <Button
          variant="ghost"
          aria-label={said.detailsOf(name)}
          onPress={() => onDetailsRequested({ model })}
        >
          {said.details}
        </Button>
        {onBookmarkToggled && (
          <IconButton
            variant="ghost"
            icon={Bookmark}
            label={said.bookmark(name)}
            isPressed={isBookmarked}
            onPress={() => onBookmarkToggled({ model, isBookmarked: !isBookmarked })}
          />
        )}
      </Inline>
    </Card>
  );
}
