import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CostBadge } from './CostBadge.tsx';

const meta = {
  title: 'Studio Kit/Billing/CostBadge',
  component: CostBadge,
  tags: ['picture'],
  args: {
    price: {
      total: 426,
      terms: [
        { label: 'Base price by duration', amount: 300 },
        { label: 'Multi-image', amount: 106 },
        { label: 'Cinema Mode', amount: 20 },
      ],
    },
    coverage: { by: 'included', left: 2, of: 3 },
  },
} satisfies Meta<typeof CostBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Included: Story = {};
export const FromTheBalance: Story = { args: { coverage: { by: 'credits', balance: 1284 } } };
export const Short: Story = {
  tags: ['narrow'],
  args: { coverage: { by: 'short', balance: 12, lacking: 414 } },
};
export const Reserved: Story = {
  args: { coverage: { by: 'short', balance: 12, lacking: 414 }, isReserved: true },
};
export const Visitor: Story = { args: { coverage: null } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

const still = ['!picture'];

export const TheKeyboardOpensAndClosesIt: Story = {
  name: 'The receipt opens by keyboard, says what is missing, and Escape leads back to the badge',
  tags: still,
  args: { coverage: { by: 'short', balance: 12, lacking: 414 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const receipt = within(await screen.findByRole('dialog', { name: 'What this costs' }));
    await waitFor(() => expect(receipt.getByText(/You need 414 more credits/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const TheBalanceThatStaysIsTold: Story = {
  name: 'The receipt tells what stays of the balance that pays',
  tags: still,
  args: { coverage: { by: 'credits', balance: 1284 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const receipt = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(receipt.getByText('Your balance pays for this. 858 credits stay.')).toBeVisible(),
    );
  },
};

export const WhatIsReservedIsNotLacking: Story = {
  name: 'What is reserved for what is being made is not said to be lacking (D11)',
  tags: still,
  args: { coverage: { by: 'short', balance: 12, lacking: 414 }, isReserved: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const receipt = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(receipt.getByText(/Paid for/)).toBeVisible());
    await expect(receipt.queryByText(/You need/)).toBeNull();
  },
};

export const PressingItExplainsThePriceLineByLine: Story = {
  name: 'A press explains the price line by line, and who pays',
  tags: still,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const receipt = within(await screen.findByRole('dialog', { name: 'What this costs' }));
    const lines = receipt.getAllByRole('definition').map((line) => line.textContent);
    await expect(lines).toEqual(['300', '106', '20', '426']);
    await waitFor(() => expect(receipt.getByText(/One of your 3 included generations pays/)).toBeVisible());
  },
};
