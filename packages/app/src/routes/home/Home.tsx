import { homeWords, quickStarts, routes } from '@kinora/contract';
import { Grid, Heading, Stack } from '@kinora/design-system';
import {
  Clapperboard,
  Image,
  ImagePlus,
  Layers,
  Maximize2,
  Palette,
  Play,
  Wand,
} from '@kinora/design-system/icons';
import { QuickStartTile } from '@kinora/studio-kit';
import { isBuilt } from '../../screens.ts';
import { pageWidth } from '../../shell/shell.css.ts';
import { CreditsCard } from './CreditsCard.tsx';
import { MakeCard } from './MakeCard.tsx';
import { StartModels } from './StartModels.tsx';
import { useLogoCheck } from './useLogoCheck.ts';

const icons = {
  'image-to-video': Play,
  style: Palette,
  models: Layers,
  train: Wand,
  upscale: Maximize2,
  'image-to-prompt': ImagePlus,
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
          title="Image"
          summary={routes.createImage.description}
          icon={Image}
          links={[
            { label: homeWords.createImage, href: routes.createImage.path },
            { label: homeWords.editImage, href: routes.createImage.path },
          ]}
        />
        <MakeCard
          title="Video"
          summary={routes.videos.description}
          icon={Clapperboard}
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
          {quickStarts
            .filter(({ path }) => isBuilt(path))
            .map(({ id, label, path, isNew }) => (
              <QuickStartTile key={id} label={label} href={path} icon={icons[id]} isNew={isNew} />
            ))}
        </Grid>
      </Stack>
      <StartModels />
    </Stack>
  );
}
