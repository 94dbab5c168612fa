import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Documentation',
  args: { path: '/docs' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'Guides first, and the tutorials above them (A20, A211, D1)',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Guides' })).toHaveAttribute('aria-selected', 'true');
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Video Tutorials' }),
    ).toHaveAttribute('href', '/tutorials');
  },
};

export const UnderItsOtherName: Story = {
  name: 'The same page at /documentation, and a tab that can be shared by link (A27, D1)',
  args: { isVisitor: true, path: '/documentation?tab=api' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'API Reference' })).toHaveAttribute('aria-selected', 'true');
  },
};
