import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Video Center',
  args: { path: '/videos' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'Six generators, each in a window of its own (A2, A120, A121, D2, D13)',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Video Center' });
    const tools = canvas.getAllByRole('article').map((card) => card.querySelector('a')!.getAttribute('href'));
    // Models that were added stand after these.
    await expect(tools.slice(0, 6)).toEqual([
      '/wan-i2v',
      '/kling-ai',
      '/stable-video',
      '/cogvideox-5b',
      '/veo3',
      '/seedance',
    ]);
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Video Tutorials' }),
    ).toHaveAttribute('href', '/tutorials');
  },
};
