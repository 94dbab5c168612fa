import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActivityList } from './ActivityList.tsx';
import { allKinds, allSent, failed, queued, uploading } from './ActivityTray.fixtures.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaft '.repeat(4);

const meta = {
  title: 'Studio Kit/Studio/ActivityTray/List',
  component: ActivityList,
  tags: ['picture'],
  args: { items: allKinds, onCancelRequested: () => {}, onRetryRequested: () => {}, onDismissed: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['narrow', 'forced-colors'] };
export const Sending: Story = {
  args: { sendings: [allSent, uploading], items: [queued] },
  tags: ['narrow', 'forced-colors'],
};
export const Empty: Story = { args: { items: [] } };
export const Offline: Story = {
  name: 'What can’t be told is said, and nothing is said not to be there',
  args: { items: [], problem: 'You are offline.', onRefreshRequested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Nothing under way')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRefreshRequested).toHaveBeenCalled();
  },
};

export const PartlyOffline: Story = {
  name: 'What was under way stays listed below what can’t be told',
  args: { items: [queued], problem: 'You are offline.', onRefreshRequested: fn() },
};

export const RightToLeft: Story = { args: { sendings: [uploading] }, globals: { locale: 'ar' } };
export const VeryLongText: Story = {
  args: {
    sendings: [{ ...uploading, title: longWord, studio: { title: longWord, href: '/wan-i2v' } }],
    items: [queued, failed].map((item) => ({ ...item, title: longWord })),
  },
};
