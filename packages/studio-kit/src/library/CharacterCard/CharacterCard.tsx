import type { ShownCharacter } from '@kinora/contract';
import {
  Button,
  Card,
  Count,
  Heading,
  Icon,
  Image,
  Inline,
  Stack,
  Text,
  type HeadingLevel,
} from '@kinora/design-system';
import { Pencil, Trash2, User } from '@kinora/design-system/icons';
import { useId } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { libraryLabels } from '../../labels/libraryLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { card, grows } from '../CardFace/CardFace.css.ts';
import { CardMenu } from '../CardFace/CardMenu.tsx';
import { blank, picture, row } from './CharacterCard.css.ts';

export interface CharacterCardProps<C extends ShownCharacter = ShownCharacter> {
  character: C;
  headingLevel?: HeadingLevel | undefined;
  /** Opens the multi-image mode with its references (D3). */
  onVideoRequested: (event: { character: C }) => void;
  /** Puts its description into the prompt. */
  onImageRequested: (event: { character: C }) => void;
  onEditRequested?: ((event: { character: C }) => void) | undefined;
  onDeleteRequested?: ((event: { character: C }) => void) | undefined;
  labels?: Partial<KitLabels['library']> | undefined;
}

/** Somebody to meet again: a name, one to four references, and where they can appear. */
export function CharacterCard<C extends ShownCharacter>({
  character,
  headingLevel = 3,
  onVideoRequested,
  onImageRequested,
  onEditRequested,
  onDeleteRequested,
  labels,
}: CharacterCardProps<C>) {
  const said = useKitLabels('library', libraryLabels, labels);
  const { number } = useReadable();
  const title = useId();
  const { description, images, name } = character;
  const deeds = [
    { id: 'edit', label: said.edit, icon: Pencil, tell: onEditRequested },
    { id: 'delete', label: said.delete, icon: Trash2, tone: 'danger' as const, tell: onDeleteRequested },
  ];
  return (
    <Card as="article" padding={12} className={card} aria-labelledby={title} data-component="CharacterCard">
      <div className={row}>
        {images.map(({ address, place }, index) =>
          address ? (
            <Image
              key={place}
              className={picture}
              src={address}
              aspect={16 / 9 / images.length}
              alt={said.reference(name, number(index + 1))}
            />
          ) : (
            <span key={place} className={blank}>
              <Icon glyph={User} size={20} />
            </span>
          ),
        )}
      </div>
      <Inline justify="between" align="start" gap={8} wrap={false}>
        <Stack gap={2} className={grows}>
          <Heading id={title} level={headingLevel} size="sm">
            {name}
          </Heading>
          {description && (
            <Text as="p" size="sm" tone="secondary" maxLines={2}>
              {description}
            </Text>
          )}
          <Text size="xs" tone="tertiary">
            <Count value={images.length} words={said.referenceWord} />
          </Text>
        </Stack>
        <CardMenu label={said.more(name)} deeds={deeds} event={{ character }} />
      </Inline>
      <Inline gap={8}>
        <Button aria-label={`${said.useInVideo}: ${name}`} onPress={() => onVideoRequested({ character })}>
          {said.useInVideo}
        </Button>
        <Button
          variant="ghost"
          aria-label={`${said.useInImage}: ${name}`}
          onPress={() => onImageRequested({ character })}
        >
          {said.useInImage}
        </Button>
      </Inline>
    </Card>
  );
}
