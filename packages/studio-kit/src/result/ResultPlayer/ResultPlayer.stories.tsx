import { creationFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ResultPlayer } from './ResultPlayer.tsx';

const meta = {
  title: 'Studio Kit/Result/ResultPlayer',
  component: ResultPlayer,
  args: {
    creation: creationFixture(),
    onDownloadRequested: fn(),
    onCreateAnotherRequested: fn(),
  },
} satisfies Meta<typeof ResultPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['picture', 'narrow'],
  play: async ({ canvasElement }) => {
    const clip = canvasElement.querySelector('video')!;
    await waitFor(() => expect(clip.readyState).toBeGreaterThan(1));
    await expect(clip.duration).toBeCloseTo(2, 1);
    await expect(clip).toHaveAccessibleName(/lighthouse keeper/);
  },
};

export const ItsButtonsAskForWhatTheySay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownloadRequested).toHaveBeenCalledWith({ creation: args.creation });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Another' }));
    await expect(args.onCreateAnotherRequested).toHaveBeenCalledTimes(1);
  },
};

export const AClipThatCannotBePlayedSaysSo: Story = {
  tags: ['picture'],
  args: { creation: creationFixture({ file_url: 'data:video/mp4;base64,AAAA' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This clip can’t be played right now')).toBeVisible();
  },
};

export const WithoutAFile: Story = { args: { creation: creationFixture({ file_url: null }) } };
