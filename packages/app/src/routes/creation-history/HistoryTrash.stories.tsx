import { historyWords, libraryWords } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { counted, historyStory, inTheTrash, withHistory } from './history.fixtures.ts';

const meta = {
  ...historyStory,
  title: 'App/Screens/Creation history/Trash',
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trash: Story = {
  name: 'The trash holds what was deleted for 30 days (D35)',
  tags: ['picture', 'narrow'],
  args: { path: '/creation-history?trash=1', before: inTheTrash },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getByText('What is deleted stays here for 30 days.')).toBeVisible();
    await counted(canvas, '2 creations in the trash');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  },
};

export const HadBackAndDeletedForGood: Story = {
  name: 'From the trash one creation is had back and the other deleted for good (D35)',
  args: { path: '/creation-history?trash=1', before: inTheTrash },
  play: async ({ canvas, userEvent }) => {
    const [restore] = await canvas.findAllByRole('button', { name: /^Restore/ });
    await userEvent.click(restore!);
    await said('Restored');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /^Delete forever/ }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete this for good? It cannot be restored.',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete forever' }));
    await expect(await canvas.findByText('The trash is empty')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/30 days/)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your creations' }));
    await counted(canvas, '6 creations');
  },
};

export const TrashThatKeepsWhatItHas: Story = {
  name: 'What could not be had back stays in the trash (D35)',
  args: {
    path: '/creation-history?trash=1',
    before: inTheTrash,
    scenario: {
      ...withHistory(7),
      failures: { 'creations.restore': { kind: 'Unexpected', message: 'No.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [restore] = await canvas.findAllByRole('button', { name: /^Restore/ });
    await userEvent.click(restore!);
    await said('It could not be brought back. Try again.');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

const overlap = (one: DOMRect, other: DOMRect) => one.top < other.bottom && one.bottom > other.top;

export const ALongMessageOnAPhone: Story = {
  name: 'A long message on a phone lies over neither the filters nor how long things stay in the trash (D40)',
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    path: '/creation-history?trash=1',
    before: inTheTrash,
    scenario: {
      ...withHistory(7),
      failures: {
        'creations.restore': { kind: 'Invalid', message: 'The server is not answering. '.repeat(5) },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [restore] = await canvas.findAllByRole('button', { name: /^Restore/ });
    await userEvent.click(restore!);
    await said('It could not be brought back. Try again.');
    const placeOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    await waitFor(() => {
      const toast = placeOf('[data-component="Toast"]');
      const covered = ['TrashNotice', 'FilterBar'].filter((part) =>
        overlap(toast, placeOf(`[data-component="${part}"]`)),
      );
      return expect([toast.height > 100, covered]).toEqual([true, []]);
    });
  },
};

export const Emptied: Story = {
  name: 'Emptying the trash leaves one at its button until it worked, then at the heading (D35)',
  args: {
    path: '/creation-history?trash=1',
    before: inTheTrash,
    scenario: {
      ...withHistory(7),
      failures: { 'creations.deleteForever': { kind: 'Unexpected', message: 'No.' } },
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const empty = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Empty the trash/ }));
      const question = await screen.findByRole('alertdialog', { name: libraryWords.trash.foreverQuestion });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete forever' }));
    };
    await empty();
    await said(historyWords.deleteFailed);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Empty the trash/ })).toHaveFocus());
    serverOf(loaded).fake.world.failures.clear();
    await empty();
    await said(historyWords.deletedForever);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Empty the trash/ })).toBeNull());
  },
};
