import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Tutorials',
  args: { path: '/tutorials' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'Tutorials are searched and browsed (A9, A343, A344, A346, D20)',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'All Tutorials' }));
    await expect(canvas.getByText('Showing 6')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like this');
    await expect(await canvas.findByText('No tutorials found')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Featured Tutorials' }));
  },
};
