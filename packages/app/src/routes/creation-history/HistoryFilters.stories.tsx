import { historyWords, titleOf, type Creation } from '@kinora/contract';
import { historyFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import type { ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { counted, historyStory } from './history.fixtures.ts';

const meta = {
  ...historyStory,
  title: 'App/Screens/Creation history/Filters',
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const sevenTitled = historyFixture(7).map((each, index) => ({ ...each, title: `Take ${index}` }));

export const NothingMatches: Story = {
  name: 'A type with no creation says so, and Show all brings the others back (A124)',
  args: { path: '/creation-history?type=image' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await counted(canvas, '7 creations');
  },
};

export const OnlyLiked: Story = {
  name: 'Liked, chosen among the sorts, leaves the liked ones to be counted (A125, D24)',
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '7 creations');
    await userEvent.click(canvas.getByRole('button', { name: /Sort/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Liked' }));
    await counted(canvas, '2 creations');
  },
};

export const OneNumberEach: Story = {
  name: 'A frame keeps its number when another is deleted, when the order is turned, and under a filter',
  args: { scenario: { accounts: [{ ...mara, creations: sevenTitled }] } },
  play: async ({ canvas, userEvent }) => {
    const [latest, , third] = sevenTitled;
    const edgeOf = (creation: Creation) => within(canvas.getByRole('article', { name: titleOf(creation) }));
    const choose = async (sort: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /Sort/ }));
      await userEvent.click(await screen.findByRole('option', { name: sort }));
    };
    const press = (type: string) => userEvent.click(canvas.getByRole('radio', { name: type }));
    await counted(canvas, '7 creations');
    await expect(edgeOf(latest!).getByText('Creation 7')).toBeInTheDocument();
    await userEvent.click(await edgeOf(third!).findByRole('button', { name: /^Delete/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said('Creation deleted successfully');
    await choose('Oldest');
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Creation 1'));
    await expect(edgeOf(latest!).getByText('Creation 7')).toBeInTheDocument();
    await press('Videos');
    const videos = sevenTitled.filter((each) => each.type === 'video' && each !== third);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(videos.length));
    for (const each of videos)
      await expect(
        edgeOf(each).getByText(`Creation ${each.frame_number}`, { exact: false }),
      ).toBeInTheDocument();
  },
};

export const NothingLiesOverTheFilters: Story = {
  name: 'What is said of deleted ones, once and again, lies over neither the search nor the filters (D40)',
  tags: ['!picture'],
  args: { scenario: { accounts: [{ ...mara, creations: sevenTitled }] } },
  play: async ({ canvas, userEvent }) => {
    for (const [told, { title }] of sevenTitled.slice(0, 2).entries()) {
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${title}` }));
      const question = await screen.findByRole('alertdialog', { name: historyWords.deleteQuestion });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await counted(canvas, `${sevenTitled.length - told - 1} creations`);
      // One message is seen at a time.
      await waitFor(() => expect(screen.getAllByText(historyWords.deleted.description)).toHaveLength(1));
      const bar = canvas.getByRole('search');
      const covered = () =>
        [...bar.querySelectorAll('input, button')].filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return !bar.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        });
      await waitFor(() => expect(covered()).toEqual([]));
      const undo = screen.getAllByRole('button', { name: 'Undo' });
      await waitFor(() => undo.forEach((each) => void expect(each).toBeVisible()));
    }
  },
};

export const NothingLiesOverTheFiltersOfAPhone: Story = {
  ...NothingLiesOverTheFilters,
  name: 'On a phone what is said of deleted ones lies over neither the search nor the filters (D40)',
  globals: { viewport: { value: 'phone' } },
};

export const Searched: Story = {
  name: 'A search leaves the creations that match, and counts them (D35)',
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '7 creations');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your creations' }), 'lanterns');
    await counted(canvas, '1 creation');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('searchbox')).toHaveValue('lanterns');
  },
};

export const LikedCounts: Story = {
  name: 'Liked is a filter, and the count follows it (A125, D24)',
  args: { path: '/creation-history?sort=liked' },
  play: async ({ canvas }) => {
    await counted(canvas, '2 creations');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
