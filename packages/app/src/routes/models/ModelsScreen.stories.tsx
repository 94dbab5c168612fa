import type { FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { backOnline, broken, neverComes, wasAsked, offline, twoModels } from '../library/library.fixtures.ts';

const offering =
  (models: typeof twoModels) =>
  async ({ world }: FakeStudioApi): Promise<unknown> => {
    world.models = models;
    return models;
  };

const meta = {
  ...screenStory,
  title: 'App/Screens/AI models',
  args: { path: '/models', before: offering(twoModels) },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Models of the catalogue tell what they are good at and how they are rated (A17, A163)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const flux = canvas.getByRole('article', { name: 'Flux (dev)' });
    await expect(flux).toHaveTextContent('Standard');
    await expect(flux).toHaveTextContent('Follows long descriptions closely.');
    await expect(within(flux).getByText('4.7')).toBeVisible();
  },
};

export const Visitor: Story = {
  name: 'A visitor may look; a bookmark asks to sign in (D4)',
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bookmark Flux (dev)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await expect(dialog).toHaveAccessibleDescription('Sign in to bookmark a model.');
  },
};

export const Empty: Story = {
  name: 'A catalogue with no model says so (A160)',
  tags: ['picture', 'narrow'],
  args: { before: offering([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No models yet')).toBeVisible();
  },
};

export const Used: Story = {
  name: 'Use Model says so and goes to Create Image (A161)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use Model: Flux (dev)' }));
    await said('Flux (dev) is ready to use');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create Image' })).toBeVisible();
  },
};

export const Details: Story = {
  name: 'Details of a model open by their address and tell all that is known of it (A162, A163)',
  args: { path: '/models?model=flux-dev' },
  play: async ({ userEvent }) => {
    const details = await screen.findByRole('dialog', { name: 'Flux (dev)' });
    await waitFor(() => expect(details).toBeVisible());
    for (const fact of ['Illustrations and scenes with many details.', '14 B', 'Apache 2.0', '18,200'])
      await expect(within(details).getByText(fact)).toBeVisible();
    await userEvent.click(within(details).getByRole('button', { name: 'Use Model' }));
    await said('Flux (dev) is ready to use');
  },
};

export const DetailsByPress: Story = {
  name: 'Details open by a press, and close (A162)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details: WAN 2.2' }));
    const details = await screen.findByRole('dialog', { name: 'WAN 2.2' });
    await userEvent.click(await within(details).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Bookmarked: Story = {
  name: 'A model is bookmarked, and no longer (D19)',
  play: async ({ canvas, loaded, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: 'Bookmark Flux (dev)' });
    await userEvent.click(mark);
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(mark);
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'false'));
    await said('Removed from bookmarks');
    const [account] = serverOf(loaded).fake.world.accounts.values();
    await waitFor(() => expect(account!.bookmarks).toEqual([]));
  },
};

export const Loading: Story = {
  name: 'Models that are on their way say so',
  tags: ['picture'],
  args: { answers: [neverComes('get', '/rest/v1/models')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the models')).toBeInTheDocument();
    await wasAsked('/rest/v1/models');
  },
};

export const LoadingFails: Story = {
  name: 'Models that could not be loaded say so, and are there after another try',
  args: { scenario: { failures: { 'library.models': broken } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText('Failed to load the models. Please try again.')).toBeVisible();
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

export const Offline: Story = {
  name: 'Models that could not be loaded come by themselves once there is a network',
  args: { scenario: { failures: { 'library.models': offline } } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Failed to load the models.')).toBeVisible();
    backOnline(serverOf(loaded).fake);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
