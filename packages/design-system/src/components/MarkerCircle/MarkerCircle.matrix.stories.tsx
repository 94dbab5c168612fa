import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { MarkerCircle } from './MarkerCircle.tsx';
import { markerHands } from './markerCircleValues.ts';

const meta = {
  title: 'Design System/Content/MarkerCircle/Matrix',
  component: MarkerCircle,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MarkerCircle>;

export default meta;
type Story = StoryObj;

const shapes = [
  [180, 120],
  [90, 160],
] as const;

export const EveryHandAroundEveryShape: Story = {
  render: () => (
    <Stack gap={32}>
      {shapes.map(([width, height]) => (
        <Inline key={width} gap={40}>
          {markerHands.map((hand) => (
            <MarkerCircle key={hand} hand={hand}>
              <img
                alt=""
                src={samplePictures['Sea at dusk']}
                style={{ display: 'block', inlineSize: width, blockSize: height, objectFit: 'cover' }}
              />
            </MarkerCircle>
          ))}
        </Inline>
      ))}
      <Inline gap={40}>
        {markerHands.map((hand, at) => (
          <MarkerCircle key={hand} hand={hand} around="words">
            <Text isMono size="sm">
              12{'AB'.charAt(at)}
            </Text>
          </MarkerCircle>
        ))}
        <MarkerCircle isDrawn={false}>
          <Text isMono size="sm">
            13
          </Text>
        </MarkerCircle>
      </Inline>
    </Stack>
  ),
};
