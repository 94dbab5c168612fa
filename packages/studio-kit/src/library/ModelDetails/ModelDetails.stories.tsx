import { aiModelFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ModelDetails } from './ModelDetails.tsx';

const meta = {
  title: 'Studio Kit/Library/ModelDetails',
  component: ModelDetails,
  args: { model: aiModelFixture(), onClosed: fn(), onUseRequested: fn() },
} satisfies Meta<typeof ModelDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Details tell a model’s parameters, licence and downloads (A162, A163)',
  tags: ['picture', 'narrow'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'WAN 2.2' }));
    await expect(dialog.getByText('Apache 2.0')).toBeInTheDocument();
    await expect(dialog.getByText('14 B')).toBeInTheDocument();
    await expect(dialog.getByText('18,200')).toBeInTheDocument();
  },
};

export const ItIsUsedOrClosedByKeys: Story = {
  name: 'A model is used from its details, or they are closed, by keys (A161)',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Use Model' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUseRequested).toHaveBeenCalledWith({ model: args.model });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClosed).toHaveBeenCalledTimes(1);
  },
};

export const Partial: Story = {
  name: 'A model without a licence has no line for one',
  tags: ['picture'],
  args: {
    model: aiModelFixture({
      image: null,
      rating: null,
      downloads: null,
      parameters: '',
      license: '',
      tags: [],
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByText('License')).toBeNull();
  },
};

export const VeryLongText: Story = {
  args: { model: aiModelFixture({ description: 'Motion and light. '.repeat(80) }) },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
