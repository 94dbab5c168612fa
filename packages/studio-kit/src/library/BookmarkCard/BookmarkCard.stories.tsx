import { creationHref, routes } from '@kinora/contract';
import { aiModelFixture, creationFixture } from '@kinora/contract/testing';
import { ClockProvider, Grid } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { bookmarkFixture } from './BookmarkCard.fixtures.ts';
import { BookmarkCard } from './BookmarkCard.tsx';

const still = () => Date.UTC(2026, 10, 14, 9, 30);
const ofModel = bookmarkFixture({ creation: null, model_id: 'wan-2-2' });

const meta = {
  title: 'Studio Kit/Library/BookmarkCard',
  component: BookmarkCard,
  args: { bookmark: bookmarkFixture(), modelsHref: routes.models.path, onRemoveRequested: fn() },
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <div style={{ maxInlineSize: 320 }}>
        <BookmarkCard {...args} />
      </div>
    </ClockProvider>
  ),
} satisfies Meta<typeof BookmarkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAClip: Story = {
  name: 'The bookmark of a clip leads to that creation (A144)',
  tags: ['narrow'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Open A lighthouse/ });
    await expect(link).toHaveAttribute('href', creationHref(creationFixture().id));
    await expect(canvas.getByText('Video')).toBeVisible();
  },
};

export const OfAModel: Story = {
  name: 'The bookmark of a model leads to the models (A144)',
  args: { bookmark: ofModel, model: aiModelFixture() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open WAN 2.2' })).toHaveAttribute('href', '/models');
  },
};

export const HasTheNumberOfItsFrame: Story = {
  name: 'The bookmark of a creation has the number of its frame, circled where that is liked',
  args: { bookmark: bookmarkFixture({ creation: creationFixture({ frame_number: 128, is_liked: true }) }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Creation 128 Liked')).toBeInTheDocument();
    await expect(
      canvasElement.querySelector('[data-component="MarkerCircle"] [data-part="line"]'),
    ).toBeVisible();
  },
};

export const WhatIsGoneSaysSo: Story = {
  name: 'A bookmark of what is gone says so, and can be removed (D19)',
  args: { bookmark: bookmarkFixture({ creation: null }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No longer there')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the bookmark' }));
    await expect(args.onRemoveRequested).toHaveBeenCalledWith({ bookmark: args.bookmark });
  },
};

export const ItIsRemovedByKeys: Story = {
  name: 'A bookmark is removed by keys (D19)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove A lighthouse/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemoveRequested).toHaveBeenCalledTimes(1);
  },
};

export const OfEachKind: Story = {
  tags: ['picture', 'forced-colors'],
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <Grid minColumnWidth="14rem" maxColumns={4} gap={16}>
        <BookmarkCard {...args} />
        <BookmarkCard
          {...args}
          bookmark={bookmarkFixture({ creation: creationFixture({ type: 'image', title: 'Lagoon' }, 1) })}
        />
        <BookmarkCard {...args} bookmark={ofModel} model={aiModelFixture()} />
        <BookmarkCard {...args} bookmark={bookmarkFixture({ creation: null })} />
      </Grid>
    </ClockProvider>
  ),
};

export const VeryLongText: Story = {
  args: {
    bookmark: bookmarkFixture({ creation: creationFixture({ title: 'Donaudampfschifffahrt '.repeat(8) }) }),
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
