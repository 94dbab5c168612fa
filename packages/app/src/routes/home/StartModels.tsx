import { homeWords, routes, startModels } from '@kinora/contract';
import { Badge, Card, Grid, Heading, Inline, LinkButton, Stack, Text } from '@kinora/design-system';
import { CardPicture } from './CardPicture.tsx';
import { cardFilled } from './home.css.ts';

/** Pictures from a model that one likes, or from one of one's own (A113 to A118). */
export function StartModels() {
  return (
    <Stack as="section" gap={12}>
      <Inline justify="between" gap={12}>
        <Heading level={2}>{homeWords.fromModel}</Heading>
        <LinkButton size="sm" href={routes.models.path}>
          {homeWords.allModels}
        </LinkButton>
      </Inline>
      <Grid minColumnWidth="12.5rem" maxColumns={4} gap={12}>
        <Card>
          <Stack gap={12} className={cardFilled}>
            <CardPicture name="tutorial/training-set" />
            <Stack gap={4}>
              <Heading level={3} size="sm">
                {homeWords.trainOwn}
              </Heading>
              <Text size="sm" tone="secondary">
                {routes.train.description}
              </Text>
            </Stack>
            <Inline>
              <LinkButton size="sm" href={routes.train.path}>
                {homeWords.train}
              </LinkButton>
            </Inline>
          </Stack>
        </Card>
        {startModels.map(({ id, title, tags }) => (
          <Card key={id}>
            <Stack gap={12} className={cardFilled}>
              <CardPicture name={`model/${id}`} />
              <Stack gap={8}>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Inline gap={4}>
                  {tags.map((tag) => (
                    <Badge key={tag} size="sm">
                      {tag}
                    </Badge>
                  ))}
                </Inline>
              </Stack>
              <Inline gap={8}>
                <LinkButton size="sm" href={routes.createImage.path} aria-label={homeWords.createWith(title)}>
                  {homeWords.create}
                </LinkButton>
                <LinkButton
                  size="sm"
                  variant="ghost"
                  href={routes.models.path}
                  aria-label={homeWords.galleryOf(title)}
                >
                  {homeWords.gallery}
                </LinkButton>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
