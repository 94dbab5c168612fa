import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Studios',
  args: { path: '/create-image' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CreateImage: Story = {
  name: 'An image is made and downloaded (A223, A224)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Describe/ }), 'A kettle');
    await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
    const download = await canvas.findByRole('button', { name: /^Download/ });
    await said('Image Generated!');
    await userEvent.click(download);
    await said('Download Started');
  },
};

export const KlingAi: Story = {
  name: 'The price stands on a badge beside Generate (A253, A266)',
  args: { path: '/kling-ai' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('FULL ACCESS')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('300 credits · included, 3 of 3 left')).toBeVisible());
  },
};
