import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityList } from './ActivityList.tsx';
import { allKinds, failed, queued } from './ActivityTray.fixtures.ts';

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
export const Empty: Story = { args: { items: [] } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const VeryLongText: Story = {
  args: {
    items: [queued, failed].map((item) => ({
      ...item,
      title: 'Donaudampfschifffahrtsgesellschaft '.repeat(4),
    })),
  },
};
