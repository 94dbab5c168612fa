import { ClockProvider } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TrashedCard } from './TrashedCard.tsx';
import { trashedFixture } from './TrashedCard.fixtures.ts';

const still = () => Date.UTC(2026, 10, 14, 9, 30);

const meta = {
  title: 'Studio Kit/History/TrashedCard',
  component: TrashedCard,
  args: {
    creation: trashedFixture(),
    onRestoreRequested: fn(),
    onForeverDeleteRequested: fn(),
  },
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <div style={{ maxInlineSize: 380 }}>
        <TrashedCard {...args} />
      </div>
    </ClockProvider>
  ),
} satisfies Meta<typeof TrashedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A creation in the trash tells the day on which it is gone for good (D35)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gone for good on Dec 15')).toBeVisible();
  },
};

export const RestoringAndDeletingForeverAreTold: Story = {
  name: 'Restoring and deleting forever are told (A138)',
  play: async ({ args, canvas, userEvent }) => {
    const { creation } = args;
    await userEvent.click(canvas.getByRole('button', { name: /^Restore A lighthouse/ }));
    await expect(args.onRestoreRequested).toHaveBeenCalledWith({ creation });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onForeverDeleteRequested).toHaveBeenCalledWith({ creation });
  },
};

export const VeryLongText: Story = {
  args: { creation: trashedFixture({ title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4) }) },
};
