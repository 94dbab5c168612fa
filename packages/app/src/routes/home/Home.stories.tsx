import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Home',
  args: { path: '/' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'What would you like to create?' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/wan-i2v');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NewUser: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Free plan' })).toBeVisible();
    await expect(canvas.getByText('3 left until December 1')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Mara Lind' })).toBeVisible();
  },
};

export const WithoutIncludedVideos: Story = {
  args: { scenario: { accounts: [{ ...mara, included: 0, balance: 1284 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,284 credits')).toBeVisible();
  },
};

export const LimitsOnTheirWay: Story = {
  args: {
    answers: [http.post(`${storyUrl}/functions/v1/check-video-limits`, () => delay('infinite'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mara Lind' })).toBeVisible();
    await expect(canvas.queryByText(/plan$/)).toBeNull();
  },
};
