import { homeWords, quickStarts, routes } from '@kinora/contract';
import { Grid, Heading, Stack } from '@kinora/design-system';
import { QuickStartTile } from '@kinora/studio-kit';
import { pictures } from '../../pictures/pictures.ts';
import { pageWidth } from '../../shell/shell.css.ts';
import { CreditsCard } from './CreditsCard.tsx';
import { MakeCard } from './MakeCard.tsx';
import { StartModels } from './StartModels.tsx';
import { useLogoCheck } from './useLogoCheck.ts';

/** What each leads to, as a picture. */
const shown = {
  'image-to-video': 'tool/seedance',
  style: 'tutorial/consistent-character',
  models: 'model/sdxl',
  train: 'tutorial/training-set',
  upscale: 'tool/stable-video',
  'image-to-prompt': 'tool/veo3',
};

/** Where one starts: what there is to make, and what one has to make it with (A102 to A119). */
export function Component() {
  useLogoCheck();
  return (
    <Stack gap={40} className={pageWidth}>
      <Heading level={1} tabIndex={-1}>
        {homeWords.title}
      </Heading>
      <Grid minColumnWidth="18rem" maxColumns={3} gap={16}>
        <MakeCard
          title={homeWords.image}
          summary={routes.createImage.description}
          picture="tutorial/better-prompts"
          isFirst
          links={[
            { label: homeWords.createImage, href: routes.createImage.path },
            { label: homeWords.editImage, href: routes.createImage.path },
          ]}
        />
        <MakeCard
          title={homeWords.video}
          summary={routes.videos.description}
          picture="tool/wan-i2v"
          links={[
            { label: homeWords.consistentCharacter, href: routes.characters.path },
            { label: homeWords.imageToVideo, href: routes.videos.path },
          ]}
        />
        <CreditsCard />
      </Grid>
      <Stack as="section" gap={12}>
        <Heading level={2}>{homeWords.quickStarts}</Heading>
        <Grid minColumnWidth="13rem" maxColumns={3} gap={12}>
          {quickStarts.map(({ id, label, path, isNew }) => (
            <QuickStartTile key={id} label={label} href={path} picture={pictures[shown[id]]!} isNew={isNew} />
          ))}
        </Grid>
      </Stack>
      <StartModels />
    </Stack>
  );
}
