import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Design System/Navigation/SkipLink/Matrix',
  component: SkipLink,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
  // What a keyboard brings into view is not there at rest.
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj;

export const Focused: Story = {
  render: () => (
    <div style={{ minBlockSize: 80 }}>
      <SkipLink targetId="content" />
      <main id="content" />
    </div>
  ),
};

export const FocusedRightToLeft: Story = {
  tags: ['!forced-colors', '!narrow'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ minBlockSize: 80 }}>
      <SkipLink targetId="content" />
      <main id="content" />
    </div>
  ),
};
