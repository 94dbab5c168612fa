import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Home',
  args: { path: '/' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const limitsAddress = `${storyUrl}/functions/v1/check-video-limits`;

export const Visitor: Story = {
  name: 'What there is to make, for a visitor (A1, A102, A103, A104, A105, A112, A113, A114, A115, A116, A117, A118)',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'What would you like to create?' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Create Image' })).toHaveAttribute('href', '/create-image');
    await expect(main.getByRole('link', { name: 'Image To Video' })).toHaveAttribute('href', '/videos');
    await expect(canvas.getByRole('link', { name: /Image to Video, New/ })).toHaveAttribute(
      'href',
      '/videos',
    );
    await expect(canvas.getByRole('link', { name: 'Create with Flux Realism' })).toHaveAttribute(
      'href',
      '/create-image',
    );
    await expect(canvas.getByText('Photorealistic')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Train your own model' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Train' })).toHaveAttribute('href', '/train-model');
    await expect(main.getByRole('link', { name: 'View All Models' })).toHaveAttribute('href', '/models');
    const card = main.getByRole('link', { name: 'Edit Image' }).closest('[data-component=Card]')!;
    const credits = main.getByRole('region', { name: 'Credits' });
    await expect(getComputedStyle(credits).padding).toBe(getComputedStyle(card).padding);
  },
};

export const SigningIn: Story = {
  name: 'Sign In opens the dialog (A64, A65)',
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    const [inTheBar] = await canvas.findAllByRole('button', { name: 'Sign In' });
    await userEvent.click(inTheBar!);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NewUser: Story = {
  name: 'What one has, and refreshed on demand (A106, A107, A108, A110, D26)',
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh credits' }));
    await said('Credits refreshed successfully');
  },
};

export const LimitReached: Story = {
  name: 'The month is used up (A109)',
  tags: ['picture'],
  args: { scenario: { accounts: [{ ...mara, included: 0, balance: 40 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Monthly limit reached')).toBeVisible();
  },
};

export const LimitsOnTheirWay: Story = {
  name: 'Its credits are on their way (A106)',
  tags: ['picture'],
  args: { answers: [http.post(limitsAddress, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mara Lind' })).toBeVisible();
  },
};

export const LimitsLost: Story = {
  name: 'The limits could not be loaded (A111)',
  args: { answers: [http.post(limitsAddress, () => HttpResponse.json({ error: 'no' }, { status: 400 }))] },
  play: async () => {
    await said('Failed to load video limits');
  },
};
