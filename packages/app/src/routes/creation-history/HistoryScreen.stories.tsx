import { creationFixture, historyFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';

const withHistory = (count: number) => ({ accounts: [{ ...mara, creations: historyFixture(count) }] });

const meta = {
  ...screenStory,
  title: 'App/Screens/Creation history',
  args: { path: '/creation-history', scenario: withHistory(7) },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 creations')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
};

export const Visitor: Story = {
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Create stunning videos with artificial intelligence'),
    ).toBeVisible();
    await said('Authentication Required');
    await said('Please log in to view your creation history.');
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), mara.email);
    await userEvent.type(canvas.getByLabelText(/^Password/), `${mara.password}{Enter}`);
    await expect(await canvas.findByText('7 creations')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'A126 Loading',
  args: { answers: [http.get(`${storyUrl}/rest/v1/user_creations`, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your creations')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'A127 Empty',
  args: { scenario: withHistory(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make your first video' })).toHaveAttribute(
      'href',
      '/wan-i2v',
    );
  },
};

export const NothingMatches: Story = {
  args: { path: '/creation-history?type=image' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Types' }));
    await expect(await canvas.findByText('7 creations')).toBeVisible();
  },
};

export const OnlyLiked: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('7 creations');
    await userEvent.click(canvas.getByRole('button', { name: /Sort/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Liked' }));
    await expect(await canvas.findByText('2 creations')).toBeVisible();
  },
};

export const PageAfterPage: Story = {
  args: { scenario: withHistory(70) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('70 creations')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(70));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const StillAtWork: Story = {
  args: {
    scenario: {
      accounts: [
        {
          ...mara,
          creations: [
            creationFixture({
              status: 'processing',
              file_url: null,
              thumbnail_url: null,
              download_url: null,
            }),
            creationFixture({ status: 'failed', file_url: null, thumbnail_url: null, download_url: null }, 1),
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Processing')).toBeVisible();
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
};

export const DeletedAndBroughtBack: Story = {
  args: { scenario: withHistory(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this creation?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('0 creations')).toBeVisible();
    await said('Creation deleted successfully');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('1 creation')).toBeVisible();
  },
};

export const ALikeThatFailsIsTakenBack: Story = {
  name: 'A135 A like that fails is taken back',
  args: {
    scenario: {
      accounts: [{ ...mara, creations: historyFixture(1) }],
      failures: { 'creations.setLiked': { kind: 'Unexpected', message: 'No.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like' }));
    await said('Failed to update like status');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

export const ADeletionThatFailsIsTakenBack: Story = {
  name: 'A139 A deletion that fails is taken back',
  args: {
    scenario: {
      accounts: [{ ...mara, creations: historyFixture(2) }],
      failures: { 'creations.remove': { kind: 'Unexpected', message: 'No.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Delete' });
    await userEvent.click(first!);
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this creation?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said('Failed to delete creation');
    await expect(await canvas.findByText('2 creations')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const LoadingFails: Story = {
  name: 'A140 Loading fails',
  args: {
    scenario: {
      ...withHistory(3),
      failures: { 'creations.list': { kind: 'Unexpected', message: 'The database is away.' } },
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(
      (await canvas.findAllByText('Failed to load your creations. Please try again.')).length,
    ).toBeGreaterThan(0);
    await expect(canvas.getByText('The database is away.')).toBeVisible();
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('3 creations')).toBeVisible();
  },
};

export const DownloadingAMissingFile: Story = {
  args: {
    scenario: {
      accounts: [{ ...mara, creations: [creationFixture()] }],
      failures: { 'creations.downloadAddress': { kind: 'NotFound', message: 'gone' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await said('File not available for download');
  },
};
