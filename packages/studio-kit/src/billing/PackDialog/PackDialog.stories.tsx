import { billingWords } from '@kinora/contract';
import { packsFixture } from '@kinora/contract/testing';
import { Button } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PackDialog } from './PackDialog.tsx';

const meta = {
  title: 'Studio Kit/Billing/PackDialog',
  component: PackDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    packs: packsFixture,
    balance: 84,
    onPurchaseRequested: fn(),
    onRetryRequested: fn(),
  },
} satisfies Meta<typeof PackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Get more credits' }));

export const Full: Story = {
  name: 'Three packs stand by their credits, the second Most Popular, with what holds for all (A184, A185, A192)',
  tags: ['picture', 'narrow'],
  play: async () => {
    const shown = await dialog();
    const names = shown.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    await expect(names).toEqual(['Try-out', 'Creator', 'Studio']);
    await expect(shown.getByText('Most Popular').closest('article')).toHaveAccessibleName('Creator');
    for (const fact of billingWords.packFacts) await expect(shown.getByText(fact)).toBeInTheDocument();
  },
};

export const EveryLineHasItsNeighbours: Story = {
  name: 'Side by side, each line of a pack stands in one with those of its neighbours',
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const cards = (await dialog()).getAllByRole('article');
    const tops = cards.map((card) =>
      [...card.querySelectorAll('h3, [data-component="Money"], button')].map(
        (line) => line.getBoundingClientRect().top,
      ),
    );
    await expect(tops[0]).toHaveLength(3);
    await expect(new Set(tops.map((each) => each.join()))).toEqual(new Set([tops[0]!.join()]));
  },
};

export const BuyingIsAsked: Story = {
  name: 'Buying is asked for (A189)',
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Buy Studio for $40' }));
    await expect(args.onPurchaseRequested).toHaveBeenCalledWith({ pack: packsFixture[2] });
  },
};

export const OneAtATime: Story = {
  name: 'No other pack can be bought while one is being bought',
  args: { pendingPackId: 'creator' },
  play: async () => {
    const shown = await dialog();
    for (const name of ['Buy Try-out for $5', 'Buy Studio for $40'])
      await expect(shown.getByRole('button', { name })).toBeDisabled();
    await expect(shown.getByRole('button', { name: /Buy Creator for \$15/ })).toHaveAttribute('data-pending');
  },
};

export const ItOpensAndClosesByKeys: Story = {
  name: 'The dialog opens and closes by keys, and leads back to where it was opened',
  args: { isOpen: false },
  render: function Held(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>More</Button>
        <PackDialog {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const Loading: Story = {
  name: 'Packs that are on their way say so',
  tags: ['picture'],
  args: { packs: null },
  play: async () => {
    await expect((await dialog()).getByRole('status')).toHaveTextContent('Loading credit packs');
  },
};

export const Error: Story = {
  name: 'Packs that can’t be loaded say so (A190)',
  tags: ['picture'],
  args: { packs: null, problem: billingWords.packsFailed },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent('Failed to load credit packs');
  },
};

export const AnotherTryIsAsked: Story = {
  name: 'Packs that could not be loaded are asked for again',
  args: { packs: null, problem: billingWords.packsFailed },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryRequested).toHaveBeenCalledTimes(1);
  },
};

export const ThePurchaseFailed: Story = {
  name: 'A purchase that failed is said, and can be tried again (A191)',
  args: { problem: billingWords.purchaseFailed },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent('Failed to start purchase process');
    await userEvent.click(shown.getByRole('button', { name: 'Buy Creator for $15' }));
    await expect(args.onPurchaseRequested).toHaveBeenCalledWith({ pack: packsFixture[1] });
  },
};

export const Empty: Story = { tags: ['picture'], args: { packs: [] } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
