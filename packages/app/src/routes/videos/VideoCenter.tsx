import { routes, studioPages, type StudioPage } from '@kinora/contract';
import { Grid, Heading, Inline, LinkButton, Stack, Text } from '@kinora/design-system';
import { Play } from '@kinora/design-system/icons';
import { VideoToolCard } from '@kinora/studio-kit';
import { clips, pictures } from '../../pictures/pictures.ts';
import { pageWidth } from '../../shell/shell.css.ts';
import { answerWindowRequest } from '../../shell/studioWindow.ts';

const generators = Object.values<StudioPage>(studioPages).filter(({ isGenerator }) => isGenerator);

/** Every way to make a video (A120 to A122). */
export function Component() {
  return (
    <Stack gap={24} className={pageWidth}>
      <Stack gap={4}>
        <Heading level={1} tabIndex={-1}>
          {routes.videos.title}
        </Heading>
        <Text tone="secondary">{routes.videos.description}</Text>
      </Stack>
      <Inline gap={12}>
        <Text>{routes.tutorials.description}</Text>
        <LinkButton icon={Play} size="sm" href={routes.tutorials.path}>
          {routes.tutorials.title}
        </LinkButton>
      </Inline>
      <Grid minColumnWidth="17rem" maxColumns={3} gap={16}>
        {generators.map((tool) => (
          <VideoToolCard
            key={tool.id}
            tool={tool}
            picture={pictures[`tool/${tool.id}`]}
            clip={clips[`tool/${tool.id}`]}
            onWindowRequested={({ press }) => answerWindowRequest({ href: tool.path, press })}
          />
        ))}
      </Grid>
    </Stack>
  );
}
