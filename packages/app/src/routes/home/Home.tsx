import { homeWords, quickStarts, routes } from '@kinora/contract';
import { Heading, Stack } from '@kinora/design-system';
import { QuickStartTile } from '@kinora/studio-kit';
import { pictures } from '../../pictures/pictures.ts';
import { kinds, makes, page, quick, sheet } from './home.css.ts';
import { MakeCard } from './MakeCard.tsx';
import { Start } from './Start.tsx';
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

/** Where one starts: a picture of one's own, what there is to make, and what one has to make it with (A102 to A119). */
export function Component() {
  useLogoCheck();
  return (
    <div className={page}>
      <Stack gap={40} className={sheet}>
        <Stack gap={16}>
          <Heading level={1} tabIndex={-1}>
            {homeWords.title}
          </Heading>
          <Start />
        </Stack>
        <div className={makes}>
          <div className={kinds}>
            <MakeCard
              title={homeWords.image}
              summary={routes.createImage.description}
              picture="tutorial/better-prompts"
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
          </div>
          <Stack as="section" gap={12}>
            <Heading level={2}>{homeWords.quickStarts}</Heading>
            <div className={quick}>
              {quickStarts.map(({ id, label, path, isNew }) => (
                <QuickStartTile
                  key={id}
                  label={label}
                  href={path}
                  picture={pictures[shown[id]]!}
                  isNew={isNew}
                />
              ))}
            </div>
          </Stack>
        </div>
        <StartModels />
      </Stack>
    </div>
  );
}
