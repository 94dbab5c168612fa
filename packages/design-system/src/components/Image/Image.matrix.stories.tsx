import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cssVariables } from '../../css/cssVariables.ts';
import { brokenFrame, sampleFrame } from '../../dev/sampleFrames.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { image, imageAspect, placeholder } from './Image.css.ts';
import { Image } from './Image.tsx';
import { ImageFallback } from './ImageFallback.tsx';
import { imageFits } from './imageValues.ts';

const meta = {
  title: 'Design System/Content/Image/Matrix',
  component: Image,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Image>;

export default meta;

const tiny = sampleFrame(4, { width: 8, height: 5 });
const words = { pictureBroken: 'This picture can’t be shown', tryAgain: 'Try again' };
const alt = 'A harbour at dawn, fog over the water';

export const EveryState: StoryObj = {
  name: 'A picture fits, waits, is broken and can be tried again, large and small',
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={4} gap={16}>
      {imageFits.map((fit) => (
        <Stack key={fit} gap={6}>
          <Image
            src={sampleFrame(1, { width: 300, height: 300 })}
            {...{ alt, fit }}
            aspect={16 / 9}
            loading="eager"
            arrival="plain"
          />
          <Text size="xs" tone="tertiary" isMono>
            {fit}
          </Text>
        </Stack>
      ))}
      <Stack gap={6}>
        {/* A picture that never comes would ask a network: this is what it waits in. */}
        <span
          data-stage="loading"
          className={image({ hasAspect: true })}
          style={cssVariables([[imageAspect, String(16 / 9)]])}
        >
          <img src={tiny} alt="" className={placeholder} />
        </span>
        <Text size="xs" tone="tertiary" isMono>
          blur-up
        </Text>
      </Stack>
      <Stack gap={6}>
        <Image src={brokenFrame} alt={alt} aspect={16 / 9} loading="eager" arrival="plain" />
        <Text size="xs" tone="tertiary" isMono>
          broken
        </Text>
      </Stack>
      {[false, true].map((isPending) => (
        <Stack key={String(isPending)} gap={6}>
          <div style={{ position: 'relative', aspectRatio: 16 / 9 }}>
            <ImageFallback {...{ alt, isPending }} labels={words} isSmall={false} onTryAgain={() => {}} />
          </div>
          <Text size="xs" tone="tertiary" isMono>
            {isPending ? 'trying again' : 'can be tried again'}
          </Text>
        </Stack>
      ))}
      <Inline gap={8}>
        <div style={{ inlineSize: 72 }}>
          <Image src={sampleFrame(5)} alt="" aspect={1} loading="eager" arrival="plain" />
        </div>
        <div style={{ inlineSize: 72 }}>
          <Image src={brokenFrame} alt="Thumbnail" aspect={1} loading="eager" arrival="plain" />
        </div>
        <div style={{ inlineSize: 72, position: 'relative', aspectRatio: 1 }}>
          <ImageFallback alt="" isPending={false} labels={words} isSmall onTryAgain={() => {}} />
        </div>
      </Inline>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-stage="broken"]')).toHaveLength(2));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-stage="arrived"]')).toHaveLength(3));
  },
};
