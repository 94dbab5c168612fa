import type { FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { held } from '../../mocks/held.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import {
  backOnline,
  broken,
  mixedHistory,
  neverComes,
  wasAsked,
  offline,
  twoModels,
} from '../library/library.fixtures.ts';

const scenario = { accounts: [{ ...mara, creations: mixedHistory }] };
const putAside = async ({ library, world }: FakeStudioApi): Promise<unknown> => {
  world.models = twoModels;
  await library.addBookmark({ model: 'flux-dev' });
  await library.addBookmark({ creation: mixedHistory[2]!.id });
  return library.addBookmark({ creation: mixedHistory[0]!.id });
};

const meta = {
  ...screenStory,
  title: 'App/Screens/Bookmarks',
  args: { path: '/bookmarks', scenario, before: putAside },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Bookmarks lead to their creation or model, under four filters (A11, A144)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    for (const filter of ['All', 'Images', 'Videos', 'Models'])
      await expect(canvas.getByRole('radio', { name: filter })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Open Flux (dev)' })).toHaveAttribute(
      'href',
      '/models?model=flux-dev',
    );
    await expect(canvas.getByRole('link', { name: 'Open Red railway bridge' })).toHaveAttribute(
      'href',
      `/creation-history?creation=${mixedHistory[2]!.id}`,
    );
  },
};

export const Filtered: Story = {
  name: 'Bookmarks are filtered by kind (A144)',
  play: async ({ canvas, userEvent }) => {
    for (const [filter, count] of [
      ['Images', 1],
      ['Videos', 1],
      ['Models', 1],
      ['All', 3],
    ] as const) {
      await userEvent.click(await canvas.findByRole('radio', { name: filter }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
    }
  },
};

export const NothingMatches: Story = {
  name: 'A filter with no bookmark says so, and Show all brings the others back (A144)',
  args: {
    path: '/bookmarks?type=model',
    before: ({ library }) => library.addBookmark({ creation: mixedHistory[0]!.id }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'A page with no bookmark leads to the history and the models (A144)',
  tags: ['picture', 'narrow'],
  args: { before: async () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bookmarks yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open your history' })).toHaveAttribute(
      'href',
      '/creation-history',
    );
    await expect(canvas.getByRole('link', { name: 'Explore models' })).toHaveAttribute('href', '/models');
  },
};

export const Loading: Story = {
  name: 'Bookmarks that are on their way say so',
  tags: ['picture'],
  args: { answers: [neverComes('get', '/rest/v1/bookmarks')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your bookmarks')).toBeInTheDocument();
    await wasAsked('/rest/v1/bookmarks');
  },
};

export const LoadingFails: Story = {
  name: 'Bookmarks that could not be loaded say so, and why',
  tags: ['picture'],
  args: { scenario: { ...scenario, failures: { 'library.bookmarks': broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load your bookmarks. Please try again.')).toBeVisible();
    await expect(canvas.getByText('The database is away.')).toBeVisible();
  },
};

export const AskedForAgain: Story = {
  name: 'Bookmarks that could not be loaded are there after another try',
  args: { scenario: { ...scenario, failures: { 'library.bookmarks': broken } } },
  play: async ({ canvas, loaded, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const Offline: Story = {
  name: 'Bookmarks that could not be loaded come by themselves once there is a network',
  args: { scenario: { ...scenario, failures: { 'library.bookmarks': offline } } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Failed to load your bookmarks.')).toBeVisible();
    backOnline(serverOf(loaded).fake);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const RemovedAndPutBack: Story = {
  name: 'A bookmark is removed, and put back by Undo (D19)',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove Flux (dev) from the bookmarks' }),
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await said('Removed from bookmarks');
    const undo = [...canvasElement.ownerDocument.querySelectorAll('button')].find(
      (button) => button.textContent === 'Undo',
    );
    await userEvent.click(undo!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const ARemovalThatFailsIsTakenBack: Story = {
  name: 'A removal that fails is taken back, and said: the bookmark goes, and stands there again (D19)',
  args: { scenario: { ...scenario, failures: { 'library.removeBookmark': broken } } },
  play: async ({ canvas, loaded, userEvent }) => {
    const answer = held(serverOf(loaded).fake, 'library', 'removeBookmark');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove Flux (dev) from the bookmarks' }),
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    answer();
    await said('Failed to update the bookmark');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const OfSomethingInTheTrash: Story = {
  name: 'A bookmark of what lies in the trash is not shown',
  args: {
    before: async (fake) => {
      await putAside(fake);
      await fake.creations.remove(mixedHistory[0]!.id);
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
