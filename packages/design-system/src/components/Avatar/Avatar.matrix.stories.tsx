import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleFrame } from '../../dev/sampleFrames.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';
import { avatarShapes, avatarSizes } from './avatarValues.ts';

const meta = {
  title: 'Design System/Content/Avatar/Matrix',
  component: Avatar,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Avatar>;

export default meta;

export const EveryLook: StoryObj = {
  name: 'An avatar has a picture or initials in every size and shape',
  render: () => (
    <Stack gap={16}>
      {avatarShapes.map((shape) => (
        <Inline key={shape} gap={12}>
          {avatarSizes.map((size, index) => (
            <Inline key={size} gap={8}>
              <Avatar {...{ size, shape }} name="Mara" src={sampleFrame(index, { width: 96, height: 96 })} />
              <Avatar {...{ size, shape }} name="Mara van Aalst" />
              <Avatar {...{ size, shape }} name="李小龍" />
              <Avatar {...{ size, shape }} name="🎬" />
            </Inline>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(6));
  },
};
