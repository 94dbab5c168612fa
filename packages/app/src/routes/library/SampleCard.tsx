import { libraryWords, listWords, type SampleCreation } from '@kinora/contract';
import { Badge, Card, Count, Icon, Image, Inline, Stack, Text } from '@kinora/design-system';
import { Heart } from '@kinora/design-system/icons';
import { edge } from './filmEdge.css.ts';
import { samplePicture } from './samplePicture.ts';

/** An example that stands on a page while there is nothing of one's own: it can be looked at, and says what it is. */
export const SampleCard = ({ sample }: { sample: SampleCreation }) => (
  <Card as="article" variant="film" padding={0} aria-label={sample.title}>
    <Stack gap={12}>
      <Image src={samplePicture(sample.imageUrl)} alt={sample.title} aspect={16 / 9} />
      <Stack gap={4} className={edge}>
        <Text as="p" size="sm" weight="medium" maxLines={1}>
          {sample.title}
        </Text>
        <Inline gap={8} justify="between">
          <Text size="sm" tone="secondary">
            {sample.author}
          </Text>
          <Inline gap={4}>
            <Icon glyph={Heart} size={16} />
            <Count value={sample.likes} words={libraryWords.likes} />
          </Inline>
        </Inline>
        <Inline gap={4}>
          <Badge>{libraryWords.sample}</Badge>
          <Badge>{listWords.kinds[sample.type]}</Badge>
        </Inline>
      </Stack>
    </Stack>
  </Card>
);
