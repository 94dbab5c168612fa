import { sampleAlbums } from '@kinora/contract';
import { albumFixture, pictures } from '@kinora/contract/testing';
import { Grid } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AlbumCard } from './AlbumCard.tsx';

const covers = [pictures.ember.url, pictures.lagoon.url, pictures.dusk.url];

const meta = {
  title: 'Studio Kit/Library/AlbumCard',
  component: AlbumCard,
  args: {
    album: albumFixture(),
    onOpened: fn(),
    onRenameRequested: fn(),
    onShareRequested: fn(),
    onDeleteRequested: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <AlbumCard {...args} />
    </div>
  ),
} satisfies Meta<typeof AlbumCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A private album says so, and how much is in it (A150, A151)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Private')).toBeVisible();
    await expect(canvas.getByText('12')).toBeVisible();
  },
};

export const Public: Story = {
  name: 'A public album says so (A150)',
  tags: ['picture'],
  args: { album: albumFixture({ isPublic: true, shareToken: 'abc' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Public')).toBeVisible();
  },
};

export const PressingItOpensIt: Story = {
  name: 'An album is opened by keys',
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpened).toHaveBeenCalledWith({ album: args.album });
  },
};

export const ItsMenuOpensNothingElse: Story = {
  name: 'The menu of an album shares it, and opens nothing else',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about By the sea' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }));
    await expect(args.onShareRequested).toHaveBeenCalledWith({ album: args.album });
    await userEvent.tab();
    await expect(args.onOpened).not.toHaveBeenCalled();
    await expect(args.onDeleteRequested).not.toHaveBeenCalled();
  },
};

export const Samples: Story = {
  name: 'Three sample albums are marked as samples (A147)',
  tags: ['picture'],
  render: (args) => (
    <Grid minColumnWidth="15rem" maxColumns={3} gap={16}>
      {sampleAlbums.map((album, index) => (
        <AlbumCard
          key={album.id}
          {...args}
          album={{ ...album, coverImage: covers[index] ?? null }}
          isSample
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^More about/ })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'An album without creations says that nothing is in it yet',
  tags: ['picture'],
  args: { album: albumFixture({ itemCount: 0, coverImage: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in it yet')).toBeVisible();
  },
};

export const VeryLongText: Story = {
  args: {
    album: albumFixture({ title: 'Donaudampfschifffahrt '.repeat(6), description: 'Waves '.repeat(60) }),
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
