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
  name: 'What there is to make, for a visitor, and where it leads (A1, A102, A103, A104, A105, A112, A113, A114, A115, A116, A117, A118)',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'What would you like to create?' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    for (const [name, href] of [
      ['Create Image', '/create-image'],
      ['Edit Image', '/create-image'],
      ['Consistent Character', '/characters'],
      ['Image To Video', '/videos'],
      ['Image to Video, New', '/videos'],
      ['Choose a Style', '/create-image'],
      ['Explore Models', '/models'],
      ['Train Model', '/train-model'],
      ['Ultimate Upscale', '/ultimate-upscale'],
      ['Image to Prompt', '/image-to-prompt'],
      ['Train', '/train-model'],
      ['View All Models', '/models'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    for (const [model, ...tags] of [
      ['SDXL', 'SDXL', 'Standard'],
      ['Flux (dev)', 'Flux', 'Standard'],
      ['Flux Realism', 'Flux', 'Photorealistic'],
    ] as const) {
      const card = main.getByRole('heading', { name: model }).closest('[data-component=Card]')!;
      const badges = [...card.querySelectorAll('[data-component=Badge]')];
      await expect(badges.map(({ textContent }) => textContent)).toEqual(tags);
      const leadsTo = (name: string) => main.getByRole('link', { name }).getAttribute('href');
      await expect(leadsTo(`Create with ${model}`)).toBe('/create-image');
      await expect(leadsTo(`Gallery of ${model}`)).toBe('/models');
    }
    await expect(main.getByRole('heading', { name: 'Train your own model' })).toBeVisible();
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
  name: 'What one has is refreshed on demand (A110, D26)',
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh credits' }));
    await said('Credits refreshed successfully');
  },
};

export const LimitReached: Story = {
  name: 'A month that is used up says that its limit is reached (A109)',
  tags: ['picture'],
  args: { scenario: { accounts: [{ ...mara, included: 0, balance: 40 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Monthly limit reached')).toBeVisible();
  },
};

export const LimitsOnTheirWay: Story = {
  name: 'The panel says that credits are still loading (A106)',
  tags: ['picture'],
  args: { answers: [http.post(limitsAddress, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mara Lind' })).toBeVisible();
    await expect(canvas.getByText('Loading credits')).toBeInTheDocument();
  },
};

export const LimitsLost: Story = {
  name: 'Limits that can’t be loaded say so (A111)',
  args: { answers: [http.post(limitsAddress, () => HttpResponse.json({ error: 'no' }, { status: 400 }))] },
  play: async () => {
    await said('Failed to load video limits');
  },
};
