import { creationPageSize, historyWords, libraryWords, titleOf, type Creation } from '@kinora/contract';
import { creationFixture, historyFixture, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { held } from '../../mocks/held.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';
import { fullHistory } from '../library/fullHistory.fixtures.ts';
import { backOnline, broken, mixedHistory, offline } from '../library/library.fixtures.ts';

const sevenTitled = historyFixture(7).map((each, index) => ({ ...each, title: `Take ${index}` }));
const withHistory = (count: number) => ({ accounts: [{ ...mara, creations: historyFixture(count) }] });

const meta = {
  ...screenStory,
  title: 'App/Screens/Creation history',
  args: { path: '/creation-history', scenario: withHistory(7) },
} satisfies Meta<ScreenStoryArgs>;

/** How many there are, as the page says it. */
const counted = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], words: string) =>
  waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent(words));

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Every creation has a frame, and the header counts them (A10, A123, A128, A131, A142)',
  play: async ({ canvas }) => {
    await counted(canvas, '7 creations');
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
};

export const WeeksOfWork: Story = {
  name: 'Weeks of work of every kind and shape lie on one sheet (A123, A128, A131, A132, A133)',
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [{ ...mara, creations: fullHistory }] } },
  play: async ({ canvas }) => {
    await counted(canvas, `${fullHistory.length} creations`);
    await expect(await canvas.findByRole('article', { name: 'Harbour before the storm' })).toBeVisible();
    await expect(canvas.getByText('Processing')).toBeVisible();
    await waitFor(() => {
      const shown = canvas.getAllByRole<HTMLImageElement>('img').filter(({ src }) => src !== '');
      return expect(shown.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true);
    });
  },
};

export const Visitor: Story = {
  name: 'A visitor reads over the gate why it is there, and nothing lies over it (A129)',
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Create stunning videos with artificial intelligence'),
    ).toBeVisible();
    await said('Authentication Required');
    await said('Please log in to view your creation history.');
    await expect(document.querySelector('[data-component=Toast]')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), mara.email);
    await userEvent.type(canvas.getByLabelText(/^Password/), `${mara.password}{Enter}`);
    await counted(canvas, '7 creations');
  },
};

export const Loading: Story = {
  name: 'A history that is on its way says so (A126)',
  tags: ['picture'],
  args: { answers: [http.get(`${storyUrl}/rest/v1/user_creations`, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your creations')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'An empty history leads to a first video (A127)',
  tags: ['picture', 'narrow'],
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

export const PageAfterPage: Story = {
  name: 'The next page comes where the first is scrolled to its end, and only frames in sight are drawn',
  args: { scenario: withHistory(70) },
  play: async ({ canvas }) => {
    await counted(canvas, '70 creations');
    const sheet = await canvas.findByRole('grid');
    // The oldest is the first frame, and lies on the second page.
    await waitFor(async () => {
      sheet.scrollTop = sheet.scrollHeight;
      await expect(canvas.getByText('Frame 1')).toBeInTheDocument();
    });
    // Only those in sight are drawn.
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
  },
};

export const OneNumberEach: Story = {
  name: 'A frame keeps its number when another is deleted and the order is turned, and has none under a filter',
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
    await expect(edgeOf(latest!).getByText('Frame 7')).toBeInTheDocument();
    await userEvent.click(await edgeOf(third!).findByRole('button', { name: /^Delete/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said('Creation deleted successfully');
    await choose('Oldest');
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Frame 1'));
    await expect(edgeOf(latest!).getByText('Frame 7')).toBeInTheDocument();
    await press('Videos');
    await waitFor(() => expect(canvas.queryByText(/^Frame \d/)).toBeNull());
    await expect(edgeOf(latest!).getByText(titleOf(latest!))).toBeVisible();
    await press('All Types');
    await waitFor(() => expect(edgeOf(latest!).getByText('Frame 7')).toBeInTheDocument());
  },
};

export const StillAtWork: Story = {
  name: 'A creation that is under way or failed says so on its frame (A132)',
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

export const LoadingFails: Story = {
  name: 'A history that could not be loaded says so, and can be tried again (A140)',
  args: {
    scenario: {
      ...withHistory(3),
      failures: { 'creations.list': { kind: 'Unexpected', message: 'The database is away.' } },
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await said(/^Failed to load your creations\. Please try again\./);
    await expect(await canvas.findByText(/The database is away\./)).toBeVisible();
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await counted(canvas, '3 creations');
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

export const SeveralDeleted: Story = {
  name: 'Several are deleted at once, and had back (D35)',
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard('x');
    second!.focus();
    await userEvent.keyboard('x');
    const bar = await canvas.findByRole('toolbar', { name: 'Chosen frames' });
    await expect(bar).toHaveTextContent('2 frames chosen');
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete these 2 creations?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await counted(canvas, '5 creations');
    // Whoever goes through the frames goes on with the next.
    await waitFor(() => expect(third).toHaveFocus());
    await said('2 creations deleted successfully');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await counted(canvas, '7 creations');
  },
};

export const AllThereAreAreChosen: Story = {
  name: 'All frames are chosen, also those that had not come, and go and come back together (D35)',
  tags: ['!picture'],
  args: { scenario: withHistory(130) },
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '130 creations');
    const [first] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    const bar = await canvas.findByRole('toolbar', { name: 'Chosen frames' });
    await expect(bar).toHaveTextContent('60 frames chosen');
    const offer = within(bar).getByRole('button', { name: 'Choose all 130' });
    offer.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar).toHaveTextContent('130 frames chosen'));
    // The button has gone with what it was for: one goes on where one was.
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete these 130 creations?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said('130 creations deleted successfully');
    await counted(canvas, '0 creations');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await counted(canvas, '130 creations');
    await waitFor(() => expect(canvas.getByText('Frame 130')).toBeInTheDocument());
  },
};

export const AllThatHadComeIsDeleted: Story = {
  name: 'When all frames that had come are deleted the others come, and all can be had back (D35)',
  tags: ['!picture'],
  args: { scenario: withHistory(70) },
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '70 creations');
    const [first] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    const bar = await canvas.findByRole('toolbar', { name: 'Chosen frames' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /Are you sure/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said(/creations deleted successfully/);
    await waitFor(() => expect(canvas.getByText('Frame 1')).toBeInTheDocument());
    await expect(canvas.queryByText(historyWords.nothingYet.title)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await counted(canvas, '70 creations');
    await waitFor(() => expect(canvas.getByText('Frame 70')).toBeInTheDocument());
  },
};

const inTheTrash = async (fake: FakeStudioApi) => {
  const [first, second] = historyFixture(2);
  await fake.creations.remove(first!.id);
  await fake.creations.remove(second!.id);
};

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

const third = historyFixture(3)[2]!;

export const OneOpenedByItsAddress: Story = {
  name: 'A creation opens by its address (D37)',
  args: { path: `/creation-history?creation=${third.id}` },
  play: async ({ canvas, userEvent }) => {
    const view = await screen.findByRole('dialog', { name: /^Paper lanterns/ });
    await waitFor(() => expect(view).toBeVisible());
    await expect(within(view).getByText('Local engine')).toBeVisible();
    // Its settings are reused by one button, which is called that.
    await expect(within(view).getByRole('button', { name: 'Reuse settings' })).toBeVisible();
    await expect(within(view).queryByRole('button', { name: 'Create Another' })).toBeNull();
    await userEvent.click(within(view).getByRole('button', { name: 'Bookmark' }));
    await said('Added to bookmarks');
    await userEvent.click(within(view).getByRole('button', { name: 'Rename' }));
    // One types at once, and goes on where one pressed.
    await expect(within(view).getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Harbour at night{Enter}');
    await expect(within(view).getByRole('button', { name: 'Rename' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Harbour at night' })).toBeVisible());
    await userEvent.click(within(view).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('article', { name: 'Harbour at night' })).toBeVisible();
  },
};

export const RefusedRename: Story = {
  name: 'A title that is refused stands in its form again, with the reason said (D37)',
  args: {
    path: `/creation-history?creation=${third.id}`,
    scenario: { ...withHistory(7), failures: { 'creations.rename': broken } },
  },
  play: async ({ userEvent }) => {
    const view = within(await screen.findByRole('dialog', { name: titleOf(third) }));
    await userEvent.click(await view.findByRole('button', { name: 'Rename' }));
    await userEvent.type(view.getByRole('textbox', { name: 'Title' }), 'Harbour at night{Enter}');
    await said(historyWords.renameFailed);
    await expect(await view.findByRole('textbox', { name: 'Title' })).toHaveValue('Harbour at night');
  },
};

const ofOldTool = creationFixture({ model_used: 'once-there', settings: { seed: 7 } });

export const OfAToolThatIsGone: Story = {
  name: 'A creation of a tool that is gone still tells its whole prompt, and no form is offered its settings',
  args: {
    path: `/creation-history?creation=${ofOldTool.id}`,
    scenario: { accounts: [{ ...mara, creations: [ofOldTool] }] },
  },
  play: async () => {
    const view = within(await screen.findByRole('dialog', { name: titleOf(ofOldTool) }));
    await waitFor(() => expect(view.getByText(ofOldTool.prompt!)).toBeVisible());
    await expect(view.queryByRole('button', { name: 'Reuse settings' })).toBeNull();
  },
};

export const WalkedThrough: Story = {
  name: 'Arrow keys and buttons walk from one opened creation to the next, and stop at the ends',
  args: { path: `/creation-history?creation=${third.id}` },
  play: async ({ canvas, userEvent }) => {
    const opened = (creation: Creation) =>
      waitFor(() => expect(screen.getByRole('dialog', { name: titleOf(creation) })).toBeVisible());
    const [first, second] = historyFixture(2);
    await counted(canvas, '7 creations');
    await opened(third);
    // What is said of a deed lies over nothing that is walked through.
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    await said(historyWords.liked);
    await userEvent.keyboard('{ArrowLeft}');
    await opened(second!);
    await userEvent.click(screen.getByRole('button', { name: 'Previous frame' }));
    await opened(first!);
    await expect(screen.getByRole('button', { name: 'Previous frame' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    await opened(third);
    // Where arrows move the words' caret, they do nothing else.
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('{ArrowRight}');
    await opened(third);
    // Nor does one walk on under a question about the one that is opened.
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await opened(third);
  },
};

const many = historyFixture(70);
const manyFrom = (at: number) => ({
  path: `/creation-history?creation=${many[at]!.id}`,
  scenario: withHistory(many.length),
});
const openedIs = (creation: Creation) =>
  waitFor(() => expect(screen.getByRole('dialog', { name: titleOf(creation) })).toBeVisible());
const rowOf = ({ id }: Creation) => document.querySelector(`[role=row][data-key="${id}"]`);

export const WalkedPastThePage: Story = {
  name: 'Whoever walks on comes to frames that no page of the history had brought yet',
  tags: ['!picture'],
  args: manyFrom(58),
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '70 creations');
    for (const at of [58, 59, 60, 61]) {
      await openedIs(many[at]!);
      // The next one may be of a page that is on its way.
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Next frame' })).not.toHaveAttribute('aria-disabled'),
      );
      await userEvent.keyboard('{ArrowRight}');
    }
  },
};

export const ClosedFarDown: Story = {
  name: 'An opened creation that is closed leaves one at its frame, however far down it is',
  tags: ['!picture'],
  args: manyFrom(40),
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '70 creations');
    await openedIs(many[40]!);
    await userEvent.keyboard('{ArrowRight}');
    await openedIs(many[41]!);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowOf(many[41]!)).toHaveFocus());
    const sheet = canvas.getByRole('grid').getBoundingClientRect();
    const { top, bottom } = rowOf(many[41]!)!.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(sheet.top - 1);
    await expect(bottom).toBeLessThanOrEqual(sheet.bottom + 1);
  },
};

export const DeletedWhileOpened: Story = {
  name: 'An opened creation that is deleted goes with its view, and one goes on at the frame beside it (A137)',
  tags: ['!picture'],
  args: manyFrom(40),
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '70 creations');
    await openedIs(many[40]!);
    await userEvent.keyboard('{ArrowRight}');
    await openedIs(many[41]!);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said('Creation deleted successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rowOf(many[42]!)).toHaveFocus());
    await expect(rowOf(many[41]!)).toBeNull();
    await counted(canvas, '69 creations');
  },
};

export const OpenedByAPress: Story = {
  name: 'A press on a frame opens it large',
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    const [first] = historyFixture(1);
    const [card] = await canvas.findAllByRole('article', { name: titleOf(first!) });
    await userEvent.click(within(card!).getByText(titleOf(first!)));
    await openedIs(first!);
    await expect(canvas.queryByRole('toolbar', { name: 'Chosen frames' })).toBeNull();
  },
};

const tall = creationFixture({ title: 'A tall city. '.repeat(15).trim(), width: 480, height: 854 });

export const TheControlsAreInSight: Story = {
  name: 'A tall clip of a long title is opened with all its controls in sight, also while two messages stand over it',
  tags: ['!picture'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: `/creation-history?creation=${tall.id}`,
    scenario: { accounts: [{ ...mara, creations: [tall] }] },
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: titleOf(tall) });
    const player = () => dialog.querySelector('[data-component="Video"]');
    await waitFor(() => expect(player()).toBeVisible());
    const isInSight = () =>
      waitFor(() => {
        const { top, bottom } = player()!.getBoundingClientRect();
        const [head, foot] = ['header', 'footer'].map((part) =>
          dialog.querySelector(`[data-part=${part}]`)!.getBoundingClientRect(),
        );
        void expect(top).toBeGreaterThanOrEqual(head!.bottom - 1);
        return expect(bottom).toBeLessThanOrEqual(foot!.top + 1);
      });
    await isInSight();
    for (const [deed, told] of [
      ['Like', historyWords.liked],
      ['Bookmark', libraryWords.bookmarks.added],
    ] as const) {
      await userEvent.click(within(dialog).getByRole('button', { name: deed }));
      await said(told);
      await isInSight();
    }
  },
};

export const TheControlsAreInSightOnAPhone: Story = {
  ...TheControlsAreInSight,
  name: 'On a phone a tall clip of a long title is opened with all its controls in sight, also while two messages stand over it',
  globals: { viewport: { value: 'phone' } },
};

export const OpenedInPlaceOfItsCard: Story = {
  name: 'A card that plays stops when a creation is opened over it',
  play: async ({ canvas, userEvent }) => {
    const [play] = await canvas.findAllByRole('button', { name: /^Play / });
    const card = play!.closest('article')!;
    await userEvent.click(play!);
    await waitFor(() => expect(card.querySelector('video')?.paused).toBe(false));
    card.closest<HTMLElement>('[role="row"]')!.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(card.querySelector('video')?.paused).toBe(true));
  },
};

const bridge = { ...mixedHistory[2]!, file_url: `${storyUrl}/storage/v1/object/bridge.png` };

export const UsedInAnotherTool: Story = {
  name: 'A picture goes on in another tool, which names what it has no place for (D35)',
  args: {
    path: `/creation-history?creation=${bridge.id}`,
    scenario: { accounts: [{ ...mara, creations: [bridge] }] },
    answers: [http.get(bridge.file_url, () => new HttpResponse(drawnFile()))],
  },
  play: async ({ canvas, userEvent }) => {
    const view = await screen.findByRole('dialog', { name: 'Red railway bridge' });
    await userEvent.click(within(view).getByRole('button', { name: 'Use in another tool' }));
    await screen.findByRole('menuitem', { name: 'Ultimate Upscale' });
    await expect(screen.queryByRole('menuitem', { name: 'Video extend' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'WAN image to video' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'WAN image to video' })).toBeVisible();
    await said('WAN image to video has no place for: Style, Quality.');
    await expect(await canvas.findByRole('button', { name: /^Remove/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Describe the animation/ })).toHaveValue(bridge.prompt);
  },
};

export const UsedOverWhatWasTyped: Story = {
  ...UsedInAnotherTool,
  name: 'What a form held is had back by Undo after the settings of a creation were reused in it',
  tags: ['!picture'],
  args: { ...UsedInAnotherTool.args, path: '/create-image' },
  play: async ({ canvas, userEvent }) => {
    const prompt = () => canvas.getByRole('textbox', { name: /^Describe your image/ });
    const promptIs = (words: string) => waitFor(() => expect(prompt()).toHaveValue(words));
    await promptIs('');
    await userEvent.type(prompt(), 'A kettle boils');
    const navigation = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await userEvent.click(navigation.getByRole('link', { name: 'Creation history' }));
    const card = await canvas.findByRole('article', { name: 'Red railway bridge' });
    await userEvent.click(within(card).getByText('Red railway bridge'));
    const view = await screen.findByRole('dialog', { name: 'Red railway bridge' });
    await userEvent.click(within(view).getByRole('button', { name: 'Reuse settings' }));
    await promptIs(bridge.prompt!);
    await said(/^Changed in this form: Describe your image/);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await promptIs('A kettle boils');
  },
};

export const UsedAsAStartFrame: Story = {
  ...UsedInAnotherTool,
  name: 'A picture goes straight into the video studio as its start frame',
  play: async ({ canvas, userEvent }) => {
    const view = await screen.findByRole('dialog', { name: 'Red railway bridge' });
    await userEvent.click(within(view).getByRole('button', { name: 'Use as start frame' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'WAN image to video' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Remove/ })).toBeVisible();
  },
};

export const OneThatIsGone: Story = {
  name: 'The address of a creation that was never there, or is somebody else’s, says what is true of both, once (D37)',
  args: { path: '/creation-history?creation=7f3a' },
  play: async () => {
    const view = await screen.findByRole('dialog', { name: 'Creation' });
    await expect(await within(view).findByText('This creation is not yours, or it is gone.')).toBeVisible();
    await expect(within(view).queryByText(/trash/)).toBeNull();
  },
};

export const OneInTheTrash: Story = {
  name: 'The address of a creation of one’s own that lies in the trash says where it can be brought back from (D35, D37)',
  args: {
    path: `/creation-history?creation=${historyFixture(1)[0]!.id}`,
    before: inTheTrash,
  },
  play: async () => {
    const view = await screen.findByRole('dialog', { name: 'Creation' });
    await expect(await within(view).findByText('This creation is no longer there.')).toBeVisible();
    await expect(within(view).getByText(libraryWords.trash.noticeElsewhere)).toBeVisible();
  },
};

export const OneFarDownTheTrash: Story = {
  ...OneInTheTrash,
  name: 'The address of a creation says where it can be brought back from also behind the first page of the trash (D35, D37)',
  args: {
    ...OneInTheTrash.args,
    scenario: withHistory(creationPageSize + 1),
    before: async (fake) => {
      for (const { id } of historyFixture(creationPageSize + 1)) await fake.creations.remove(id);
    },
  },
};

export const LinkCopied: Story = {
  name: 'Who copies the link of a creation reads who can open it, and how it is shown to others (D37)',
  args: { path: `/creation-history?creation=${historyFixture(1)[0]!.id}` },
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const view = await screen.findByRole('dialog');
    await userEvent.click(await within(view).findByRole('button', { name: 'Copy link' }));
    await said('Link copied');
    await said('Only you can open it. To show it to others, put it in a shared album.');
    await expect(write).toHaveBeenCalledOnce();
  },
};

export const PutIntoAnAlbum: Story = {
  name: 'Frames are put into a new album (D19, D35)',
  play: async ({ canvas, loaded, userEvent }) => {
    const [first] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard('x');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to album' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add 1 creation to an album' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /New album title/ }), 'Harbours{Enter}');
    await said('Added to Harbours');
    const [account] = serverOf(loaded).fake.world.accounts.values();
    await expect(account!.albums[0]).toMatchObject({ title: 'Harbours', creationIds: [expect.any(String)] });
  },
};

export const ItsKeys: Story = {
  name: 'The keys of the sheet stand among all others, in one list, and the focus is back at the frame after it',
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(keys.getByText('Reuse its settings')).toBeInTheDocument();
    await expect(keys.getByText('Find a page, a tool or a creation')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};

export const Compared: Story = {
  name: 'Two frames are compared (A128)',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard(' ');
    second!.focus();
    await userEvent.keyboard(' ');
    const dialog = await screen.findByRole('dialog', { name: 'Two frames compared' });
    await waitFor(() => expect(dialog).toBeVisible());
    // The newest stands first, and was chosen first: it is 'after' all the same.
    const [after, before] = historyFixture(2).map(titleOf);
    await expect(
      within(dialog).getByRole('slider', { name: `Compare ${before} and ${after}` }),
    ).toBeInTheDocument();
    await expect(
      within(dialog).getByRole('heading', { name: historyWords.madeByName(after!) }),
    ).toBeVisible();
  },
};

export const ComparedWithItsLike: Story = {
  name: 'Of two frames that are called the same, the receipt says that it is that of the later one (A128)',
  tags: ['!picture'],
  args: {
    scenario: {
      accounts: [{ ...mara, creations: historyFixture(2).map((each) => ({ ...each, title: 'Harbour' })) }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    for (const row of await canvas.findAllByRole('row')) {
      row.focus();
      await userEvent.keyboard(' ');
    }
    const dialog = within(await screen.findByRole('dialog', { name: historyWords.compared }));
    await expect(dialog.getByRole('heading', { name: historyWords.madeLater })).toBeInTheDocument();
    await expect(dialog.getByText('After')).toBeInTheDocument();
  },
};

export const ClipsComparedInStep: Story = {
  name: 'Two clips are compared as clips: in step, silent, and stopped by one press (A128, D41)',
  play: async (context) => {
    await Compared.play!(context);
    const dialog = screen.getByRole('dialog', { name: 'Two frames compared' });
    const clips = [...dialog.querySelectorAll('video')];
    await expect(clips).toHaveLength(2);
    await expect(clips.every(({ muted }) => muted)).toBe(true);
    const press = async (name: string) =>
      context.userEvent.click(await within(dialog).findByRole('button', { name }));
    const both = (isPaused: boolean) =>
      waitFor(() => expect(clips.map(({ paused }) => paused)).toEqual([isPaused, isPaused]));
    // Stories ask for less motion.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Play' })).toBeEnabled());
    await both(true);
    await press('Play');
    await both(false);
    await waitFor(() => expect(clips[1]!.currentTime).toBeGreaterThan(0.2));
    await press('Pause');
    await both(true);
    await waitFor(() => expect(clips[0]!.currentTime).toBeCloseTo(clips[1]!.currentTime, 1));
    const position = within(dialog).getByRole('slider', { name: /^Position/ });
    position.focus();
    await context.userEvent.keyboard('{Home}');
    await waitFor(() => expect(clips.map(({ currentTime }) => currentTime)).toEqual([0, 0]));
  },
};

export const Offline: Story = {
  name: 'A history that could not be loaded comes by itself once there is a network (A140)',
  args: { scenario: { ...withHistory(3), failures: { 'creations.list': offline } } },
  play: async ({ canvas, loaded }) => {
    await said(/^Something went wrong while loading your creations\. There was no connection\./);
    backOnline(serverOf(loaded).fake);
    await counted(canvas, '3 creations');
  },
};

export const ItsSessionIsOver: Story = {
  name: 'Where the session is over, signing in leads to the history (A129)',
  args: {
    scenario: {
      ...withHistory(3),
      failures: { 'creations.list': { kind: 'NotSignedIn', message: 'Please sign in first.' } },
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await said('Your session has ended');
    const asking = within(await screen.findByRole('dialog', { name: 'Welcome to Kinora' }));
    await expect(screen.queryByText(/Failed to load your creations/)).toBeNull();
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.type(await asking.findByRole('textbox', { name: /Email/ }), mara.email);
    await userEvent.type(asking.getByLabelText(/^Password/), `${mara.password}{Enter}`);
    await counted(canvas, '3 creations');
  },
};

export const SignedOutHere: Story = {
  name: 'Signing out says so, and complains of nothing (A82)',
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '7 creations');
    await userEvent.click(canvas.getByRole('button', { name: mara.fullName }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await canvas.findByRole('textbox', { name: /Email/ });
    await said('Signed Out');
    await expect(document.querySelectorAll('[data-component=Toast]')).toHaveLength(1);
  },
};
