import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Frame',
  args: { path: '/help' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the network away; what it answers brings it back. */
function unplug(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}

export const NoNetwork: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const plug = unplug();
    try {
      await expect(await canvas.findByText('You are offline')).toBeVisible();
    } finally {
      plug();
    }
    await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull());
  },
};
