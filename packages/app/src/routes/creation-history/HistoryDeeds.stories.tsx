import { creationFixture, historyFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { held } from '../../mocks/held.ts';
import { said } from '../../mocks/said.ts';
import { serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { counted, historyStory, withHistory } from './history.fixtures.ts';

const meta = {
  ...historyStory,
  title: 'App/Screens/Creation history/Deeds on a frame',
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DeletedAndBroughtBack: Story = {
  name: 'A creation is deleted once that is confirmed, and brought back by Undo (A137, A138)',
  args: { scenario: withHistory(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this creation?',
    });
    await expect(question).toHaveTextContent(
      'What is deleted stays in the trash for 30 days, and can be brought back from there.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await counted(canvas, '0 creations');
    await said('Creation deleted successfully');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await counted(canvas, '1 creation');
  },
};

export const ALikeThatFailsIsTakenBack: Story = {
  name: 'A like that fails is taken back (A135)',
  args: {
    scenario: {
      accounts: [{ ...mara, creations: historyFixture(1) }],
      failures: { 'creations.setLiked': { kind: 'Unexpected', message: 'No.' } },
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const answer = held(serverOf(loaded).fake, 'creations', 'setLiked');
    await userEvent.click(await canvas.findByRole('button', { name: /^Like/ }));
    // It is shown before the server has answered.
    await canvas.findByRole('button', { name: /^Like/, pressed: true });
    answer();
    await said('Failed to update like status');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

export const ADeletionThatFailsIsTakenBack: Story = {
  name: 'A deletion that fails is taken back (A139)',
  args: {
    scenario: {
      accounts: [{ ...mara, creations: historyFixture(2) }],
      failures: { 'creations.remove': { kind: 'Unexpected', message: 'No.' } },
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const answer = held(serverOf(loaded).fake, 'creations', 'remove');
    const [first] = await canvas.findAllByRole('button', { name: /^Delete/ });
    await userEvent.click(first!);
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this creation?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    answer();
    await said('Failed to delete creation');
    await counted(canvas, '2 creations');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const DownloadingAMissingFile: Story = {
  name: 'Downloading a file that is missing says so (A136)',
  args: {
    scenario: {
      accounts: [{ ...mara, creations: [creationFixture()] }],
      failures: { 'creations.downloadAddress': { kind: 'NotFound', message: 'gone' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Download/ }));
    await said('File not available for download');
  },
};
