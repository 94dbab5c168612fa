import { creationFixture, historyFixture } from '@kinora/contract/testing';
import { Grid } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CreationCard } from './CreationCard.tsx';

const meta = {
  title: 'Studio Kit/History/CreationCard',
  component: CreationCard,
  args: {
    creation: creationFixture(),
    locale: 'en-US',
    timeZone: 'UTC',
    onLikeToggled: fn(),
    onDownloadRequested: fn(),
    onDeleteRequested: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 380 }}>
      <CreationCard {...args} />
    </div>
  ),
} satisfies Meta<typeof CreationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A133 Full',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 14, 09:30 AM')).toBeVisible();
  },
};

export const ItsButtonsTellWhatWasAsked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { creation } = args;
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await expect(args.onLikeToggled).toHaveBeenCalledWith({ creation, isLiked: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownloadRequested).toHaveBeenCalledWith({ creation });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDeleteRequested).toHaveBeenCalledWith({ creation });
  },
};

export const AClipIsLoadedWhenItIsPlayed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Play A lighthouse/ }));
    const clip = canvasElement.querySelector('video')!;
    await expect(clip).toHaveAccessibleName(/lighthouse/);
    await expect(clip.autoplay).toBe(true);
    await waitFor(() => expect(clip.readyState).toBeGreaterThan(1));
  },
};

export const Liked: Story = {
  args: { creation: creationFixture({ is_liked: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
  },
};

export const WithoutAThumbnail: Story = {
  args: { creation: creationFixture({ thumbnail_url: null, file_url: null }) },
};

export const VeryLongText: Story = {
  args: { creation: creationFixture({ title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4) }) },
};

export const EveryStatus: Story = {
  name: 'A132 Every status',
  tags: ['picture'],
  render: (args) => (
    <Grid minColumnWidth="16rem" maxColumns={3}>
      {(['completed', 'queued', 'processing', 'failed', 'cancelled'] as const).map((status, index) => (
        <CreationCard
          key={status}
          {...args}
          creation={creationFixture(
            {
              status,
              ...(status === 'completed' ? {} : { file_url: null, thumbnail_url: null, download_url: null }),
            },
            index,
          )}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Completed')).toBeNull();
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
};

export const ASheetOfThem: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid minColumnWidth="16rem" maxColumns={3}>
      {historyFixture(6).map((creation) => (
        <CreationCard key={creation.id} {...args} creation={creation} />
      ))}
    </Grid>
  ),
};
