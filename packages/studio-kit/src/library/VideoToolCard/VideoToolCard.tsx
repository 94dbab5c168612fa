import type { StudioPage } from '@kinora/contract';
import {
  Badge,
  Card,
  Heading,
  Inline,
  LinkButton,
  Stack,
  Text,
  type HeadingLevel,
} from '@kinora/design-system';
import { Film } from '@kinora/design-system/icons';
import { useId, type MouseEvent } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { toolLabels } from '../../labels/toolLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { card, grows } from '../CardFace/CardFace.css.ts';
import { CardFace } from '../CardFace/index.ts';

export interface VideoToolCardProps {
  tool: StudioPage;
  /** A frame of what it makes. */
  picture?: string | undefined;
  /** A loop that begins with that frame: it plays while the card is pointed at. */
  clip?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** A press on its button. It is a real link: prevent the press only when a window did open (D25). */
  onWindowRequested?: ((event: { tool: StudioPage; press: MouseEvent }) => void) | undefined;
  labels?: Partial<KitLabels['tools']> | undefined;
}

/** A video generator in a few words, with its price, and the way into it. */
export function VideoToolCard({
  tool,
  picture,
  clip,
  headingLevel = 2,
  onWindowRequested,
  labels,
}: VideoToolCardProps) {
  const said = useKitLabels('tools', toolLabels, labels);
  const { number } = useReadable();
  const title = useId();
  return (
    <Card as="article" padding={12} className={card} aria-labelledby={title} data-component="VideoToolCard">
      <CardFace
        src={picture}
        clip={clip}
        glyph={Film}
        marks={
          tool.reference && (
            <Badge>
              <bdi>{said.quoted(tool.reference, number)}</bdi>
            </Badge>
          )
        }
      />
      <Stack gap={4} className={grows}>
        <Heading id={title} level={headingLevel} size="md">
          {tool.title}
        </Heading>
        <Text as="p" size="sm" tone="secondary">
          {tool.summary}
        </Text>
      </Stack>
      <Inline>
        <LinkButton
          href={tool.path}
          target="_blank"
          rel="noopener"
          onClick={(press) => onWindowRequested?.({ tool, press })}
        >
          {said.openTool(tool.title)}
        </LinkButton>
      </Inline>
    </Card>
  );
}
