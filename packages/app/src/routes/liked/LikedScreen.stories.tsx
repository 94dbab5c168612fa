import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { fullHistory } from '../library/fullHistory.fixtures.ts';
import {
  backOnline,
  broken,
  mixedHistory,
  neverComes,
  wasAsked,
  offline,
} from '../library/library.fixtures.ts';

const creations = mixedHistory.map((each, index) => ({ ...each, is_liked: index !== 3 }));
const scenario = { accounts: [{ ...mara, creations }] };

const meta = {
  ...screenStory,
  title: 'App/Screens/Liked',
  args: { path: '/liked', scenario },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Liked creations stand under four filters, with no sample among them (A12, A145)',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    for (const filter of ['Recent', 'Most Liked', 'Images', 'Videos'])
      await expect(canvas.getByRole('radio', { name: filter })).toBeInTheDocument();
    // D18: samples never stand among one's own.
    await expect(canvas.queryByText('Sample')).toBeNull();
  },
};

const liked = fullHistory.filter(({ is_liked }) => is_liked);

export const AWallOfThem: Story = {
  name: 'A wall of what was liked, of every kind and shape (A145, D18)',
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [{ ...mara, creations: fullHistory }] } },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('grid', { name: 'Liked' });
    await waitFor(() => expect(sheet).toHaveAttribute('aria-rowcount', String(liked.length)));
    await expect(canvas.getByRole('article', { name: 'Poster, upright' })).toBeVisible();
    await expect(canvas.queryByRole('article', { name: 'Black sand' })).toBeNull();
    await expect(canvas.queryByText('Sample')).toBeNull();
    await waitFor(() => {
      const shown = canvas.getAllByRole<HTMLImageElement>('img').filter(({ src }) => src !== '');
      return expect(shown.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true);
    });
  },
};

export const Filtered: Story = {
  name: 'Liked creations are filtered by kind (A145)',
  play: async ({ canvas, userEvent }) => {
    for (const [filter, count] of [
      ['Images', 1],
      ['Videos', 2],
      ['Most Liked', 3],
    ] as const) {
      await userEvent.click(await canvas.findByRole('radio', { name: filter }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
    }
  },
};

export const Samples: Story = {
  name: 'Samples stand there while nothing is liked (A145, A146)',
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [mara] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing liked yet')).toBeVisible();
    await expect(canvas.getAllByText('Sample')).toHaveLength(3);
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Harbour before the storm');
    await expect(first).toHaveTextContent('214 likes');
    await waitFor(() => {
      const shown = canvas.getAllByRole<HTMLImageElement>('img', { name: /storm|river|field/i });
      return expect(shown.every((picture) => picture.naturalWidth > 0)).toBe(true);
    });
  },
};

export const MostLikedSamples: Story = {
  name: 'Most Liked puts the most liked sample first (A145)',
  args: { path: '/liked?show=mostLiked', scenario: { accounts: [mara] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Lanterns over the river');
  },
};

export const NothingOfThatKind: Story = {
  name: 'A kind of which nothing is liked says so, and shows no sample (A145, D18)',
  args: {
    path: '/liked?show=image',
    scenario: { accounts: [{ ...mara, creations: creations.slice(0, 2) }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
    await expect(canvas.queryByText('Sample')).toBeNull();
  },
};

export const NoLongerLiked: Story = {
  name: 'What is no longer liked goes (A134)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like Red railway bridge' }));
    await said('Removed from liked');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

export const Loading: Story = {
  name: 'Liked creations that are on their way say so',
  args: { answers: [neverComes('get', '/rest/v1/user_creations')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading what you liked')).toBeInTheDocument();
    await wasAsked('/rest/v1/user_creations');
  },
};

export const LoadingFails: Story = {
  name: 'Liked creations that could not be loaded say so, and are there after another try',
  args: { scenario: { ...scenario, failures: { 'creations.list': broken } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(/Failed to load what you liked\. Please try again\./)).toBeVisible();
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const Offline: Story = {
  name: 'Liked creations that could not be loaded come by themselves once there is a network',
  args: { scenario: { ...scenario, failures: { 'creations.list': offline } } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/Failed to load what you liked/)).toBeVisible();
    backOnline(serverOf(loaded).fake);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};
