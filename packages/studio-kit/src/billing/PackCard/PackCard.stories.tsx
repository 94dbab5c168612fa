import { packsFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PackCard } from './PackCard.tsx';

const [tryOut, creator] = packsFixture;

const meta = {
  title: 'Studio Kit/Billing/PackCard',
  component: PackCard,
  args: { pack: creator, isPopular: true, onPurchaseRequested: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <PackCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PackCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A pack tells whole dollars and its credits per dollar (A185, A186, A187)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$15')).toBeVisible();
    await expect(canvas.getByText('233 credits per $1')).toBeVisible();
    await expect(canvas.getByText('Most Popular')).toBeVisible();
  },
};

export const BuyingIsAsked: Story = {
  name: 'Buying is asked for by keys (A189)',
  args: { pack: tryOut, isPopular: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Buy Try-out for $5' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPurchaseRequested).toHaveBeenCalledWith({ pack: tryOut });
  },
};

export const Pending: Story = {
  name: 'A press asks for nothing while a purchase is under way',
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPurchaseRequested).not.toHaveBeenCalled();
  },
};

export const VeryLongText: Story = {
  tags: ['picture'],
  args: {
    pack: { ...creator, name: 'Donaudampfschifffahrtsgesellschaft', best_for: 'a long week '.repeat(8) },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
