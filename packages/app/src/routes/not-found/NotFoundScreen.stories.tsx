import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Not found',
  args: { path: '/nowhere', isVisitor: true },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheWayHome: Story = {
  name: 'An address that is none says so, and leads home to its heading (A25)',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
    const heading = await canvas.findByRole('heading', { name: 'What would you like to create?' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
