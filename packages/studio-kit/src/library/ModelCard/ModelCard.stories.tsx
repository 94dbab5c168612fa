import { aiModelFixture, pictures } from '@kinora/contract/testing';
import { Grid } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ModelCard } from './ModelCard.tsx';

const meta = {
  title: 'Studio Kit/Library/ModelCard',
  component: ModelCard,
  args: {
    model: aiModelFixture(),
    onUseRequested: fn(),
    onDetailsRequested: fn(),
    onBookmarkToggled: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <ModelCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ModelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A model’s card shows its name and how often it was downloaded (A163)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'WAN 2.2' })).toBeVisible();
    await expect(canvas.getByText('18,200')).toBeInTheDocument();
  },
};

export const ByKeysAlone: Story = {
  name: 'A model is used, looked into and bookmarked by keys (A161, A162)',
  play: async ({ args, userEvent }) => {
    const { model } = args;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUseRequested).toHaveBeenCalledWith({ model });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDetailsRequested).toHaveBeenCalledWith({ model });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onBookmarkToggled).toHaveBeenCalledWith({ model, isBookmarked: true });
  },
};

export const Bookmarked: Story = {
  name: 'A bookmarked model says so (D19)',
  args: { isBookmarked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bookmark WAN 2.2', pressed: true })).toBeVisible();
  },
};

export const Several: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid minColumnWidth="15rem" maxColumns={3} gap={16}>
      <ModelCard {...args} />
      <ModelCard
        {...args}
        isBookmarked
        model={aiModelFixture({ id: 'flux', name: 'Flux (dev)', kind: 'image', image: pictures.ember.url })}
      />
      <ModelCard
        {...args}
        model={aiModelFixture({ id: 'new', name: 'Brand new', image: null, rating: null, downloads: null })}
      />
    </Grid>
  ),
};

export const VeryLongText: Story = {
  args: {
    model: aiModelFixture({ name: 'Donaudampfschifffahrt '.repeat(5), description: 'Motion '.repeat(80) }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
