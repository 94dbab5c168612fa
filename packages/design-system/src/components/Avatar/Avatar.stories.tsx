import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenFrame, sampleFrame } from '../../dev/sampleFrames.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Design System/Content/Avatar',
  component: Avatar,
  args: { name: 'Mara van Aalst' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const square = { width: 96, height: 96 };

export const Playground: Story = {};

export const ThePictureTakesThePlaceOfTheInitials: Story = {
  name: 'The picture of an avatar takes the place of its initials',
  args: { src: sampleFrame(3, square) },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Mara van Aalst' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeVisible());
    await expect(canvas.queryByText('MA')).not.toBeInTheDocument();
  },
};

export const ABrokenPictureLeavesTheInitials: Story = {
  name: 'A broken picture leaves an avatar its initials',
  args: { src: brokenFrame },
  play: async ({ canvas }) => {
    // The initials stand there in any case until it is known.
    const tried = new Image();
    tried.src = brokenFrame;
    await expect(tried.decode()).rejects.toThrow();
    await new Promise(requestAnimationFrame);
    await expect(canvas.getByText('MA')).toBeVisible();
    await expect(canvas.getByRole('img').querySelector('img')).toBeNull();
  },
};

export const BesideTheNameItSaysNothing: Story = {
  name: 'An avatar beside its name says nothing',
  args: { isDecorative: true },
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText('Mara van Aalst')).toBeVisible();
  },
};
