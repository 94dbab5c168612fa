import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../../components/Image/Image.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { sampleFrame } from '../../dev/sampleFrames.ts';
import { Grid } from '../Grid/Grid.tsx';
import { AspectRatio } from './AspectRatio.tsx';

const meta = {
  title: 'Design System/Layout/AspectRatio/Matrix',
  component: AspectRatio,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof AspectRatio>;

export default meta;

export const UsualShapes: StoryObj = {
  render: () => (
    <Grid minColumnWidth="9rem" maxColumns={6} gap={24}>
      {(
        [
          [16, 9],
          [3, 2],
          [4, 3],
          [1, 1],
          [3, 4],
          [9, 16],
        ] as const
      ).map(([width, height], index) => (
        <div key={`${width}:${height}`}>
          <AspectRatio ratio={width / height}>
            <Image
              src={sampleFrame(index, { width: width * 40, height: height * 40 })}
              alt=""
              aspect={width / height}
              loading="eager"
              arrival="plain"
            />
          </AspectRatio>
          <Text size="xs" tone="tertiary" isMono>
            {width}:{height}
          </Text>
        </div>
      ))}
    </Grid>
  ),
};
