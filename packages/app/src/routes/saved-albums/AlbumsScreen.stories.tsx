import { historyFixture, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { held } from '../../mocks/held.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { backOnline, broken, neverComes, wasAsked, offline } from '../library/library.fixtures.ts';

const history = historyFixture(4);
const scenario = { accounts: [{ ...mara, creations: history }] };
const twoAlbums = async ({ library }: FakeStudioApi): Promise<unknown> => {
  const fields = await library.saveAlbum({ title: 'Fields', description: 'Low sun over open land.' });
  await library.addToAlbum(fields, [history[3]!.id]);
  const sea = await library.saveAlbum({ title: 'By the sea', description: 'Harbours and weather.' });
  await library.addToAlbum(
    sea,
    history.slice(0, 3).map(({ id }) => id),
  );
  return library.setAlbumPublic(sea, true);
};

const meta = {
  ...screenStory,
  title: 'App/Screens/Saved albums',
  args: { path: '/saved-albums', scenario, before: twoAlbums },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
const albumsOf = (loaded: Record<string, unknown>) =>
  serverOf(loaded).fake.world.accounts.values().next().value!.albums;
export const Full: Story = {
  name: 'Albums of one’s own tell what is in them and who sees them (A13, A147, A150, A151)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const [sea, fields] = canvas.getAllByRole('article');
    await expect(sea).toHaveTextContent('Public');
    await expect(sea).toHaveTextContent('3 items');
    await expect(fields).toHaveTextContent('Private');
    await expect(fields).toHaveTextContent('Low sun over open land.');
    await expect(canvas.queryByText('Sample')).toBeNull();
  },
};

export const Sorted: Story = {
  name: 'Albums are sorted by name, by size and by how recent they are (A149)',
  args: {
    before: async (fake) => {
      const archive = await fake.library.saveAlbum({ title: 'Archive' });
      await fake.library.addToAlbum(archive, [history[0]!.id, history[1]!.id]);
      return twoAlbums(fake);
    },
  },
  play: async ({ canvas, userEvent }) => {
    const opens = () =>
      canvas.getAllByRole('button', { name: /^Open / }).map((cover) => cover.getAttribute('aria-label'));
    for (const [sort, order] of [
      ['Alphabetical', ['Open Archive', 'Open By the sea', 'Open Fields']],
      ['Most Items', ['Open By the sea', 'Open Archive', 'Open Fields']],
      ['Recent', ['Open By the sea', 'Open Fields', 'Open Archive']],
    ] as const) {
      await userEvent.click(await canvas.findByRole('radio', { name: sort }));
      await waitFor(() => expect(opens()).toEqual(order));
    }
  },
};

export const Samples: Story = {
  name: 'Sample albums stand there while there are none of one’s own (A147, A148, D18)',
  tags: ['picture', 'narrow'],
  args: { before: async () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No albums yet')).toBeVisible();
    await expect(canvas.getAllByText('Sample')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Create Album' })).toBeVisible();
  },
};

export const Created: Story = {
  name: 'An album is created (A148, D19)',
  args: { before: async () => {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Album' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Album' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'After dark');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await said('Album saved');
    await expect(await canvas.findByRole('button', { name: 'Open After dark' })).toBeVisible();
    await expect(canvas.queryByText('Sample')).toBeNull();
  },
};

export const CreatingFails: Story = {
  name: 'An album that could not be created says why, and its title stays typed (D19)',
  args: { before: async () => {}, scenario: { ...scenario, failures: { 'library.saveAlbum': broken } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Album' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Album' });
    const title = within(dialog).getByRole('textbox', { name: /Title/ });
    await userEvent.type(title, 'After dark');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(dialog).getByText('The database is away.')).toBeVisible());
    await expect(title).toHaveValue('After dark');
  },
};

const choose = async (
  { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  album: string,
  deed: string,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: `More about ${album}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: deed }));
};

export const Renamed: Story = {
  name: 'An album is renamed (D19)',
  play: async (context) => {
    await choose(context, 'Fields', 'Rename');
    const dialog = await screen.findByRole('dialog', { name: 'Rename album' });
    const title = within(dialog).getByRole('textbox', { name: /Title/ });
    await context.userEvent.clear(title);
    await context.userEvent.type(title, 'Meadows');
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(await context.canvas.findByRole('button', { name: 'Open Meadows' })).toBeVisible();
  },
};

export const MadePrivateAgain: Story = {
  name: 'A public album is made private again (D19)',
  play: async (context) => {
    await choose(context, 'By the sea', 'Share');
    const dialog = await screen.findByRole('dialog', { name: 'Share By the sea' });
    const [album] = albumsOf(context.loaded);
    await expect(dialog).toHaveTextContent(`/saved-albums?shared=${album!.shareToken}`);
    await context.userEvent.click(within(dialog).getByRole('switch', { name: /Public/ }));
    await said('The old link no longer works.');
    await waitFor(() => expect(dialog).not.toHaveTextContent('?shared='));
    await expect(albumsOf(context.loaded)[0]).toMatchObject({ isPublic: false, shareToken: null });
  },
};

const deleteFields = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await choose(context, 'Fields', 'Delete');
  const question = await screen.findByRole('alertdialog', {
    name: 'Delete this album? Its creations stay in your history.',
  });
  await context.userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};

export const Deleted: Story = {
  name: 'An album is deleted (D19)',
  play: async (context) => {
    await deleteFields(context);
    await said('Album deleted');
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(1));
  },
};

export const ADeletionThatFailsIsTakenBack: Story = {
  name: 'A deletion that fails is taken back, and said: the album goes, and stands there again (D19)',
  args: { scenario: { ...scenario, failures: { 'library.deleteAlbum': broken } } },
  play: async (context) => {
    const answer = held(serverOf(context.loaded).fake, 'library', 'deleteAlbum');
    await deleteFields(context);
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(1));
    answer();
    await said('Failed to change the album');
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(2));
  },
};

export const OneAlbum: Story = {
  name: 'A frame is taken out of an album and put back (D19)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open By the sea' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    const [out] = await canvas.findAllByRole('button', { name: /^Remove .* from the album$/ });
    await userEvent.click(out!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await said('Removed from the album');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const AnAlbumThatIsGone: Story = {
  name: 'The address of an album that is none says so',
  args: { path: '/saved-albums?album=7f3a' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This album is private or no longer there.')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Albums that are on their way say so',
  tags: ['picture'],
  args: { answers: [neverComes('post', '/rest/v1/rpc/my_albums')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your albums')).toBeInTheDocument();
    await wasAsked('/rest/v1/rpc/my_albums');
  },
};

export const LoadingFails: Story = {
  name: 'Albums that could not be loaded say so, and are there after another try',
  args: { scenario: { ...scenario, failures: { 'library.albums': broken } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText('Failed to load your albums. Please try again.')).toBeVisible();
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

export const Offline: Story = {
  name: 'Albums that could not be loaded come by themselves once there is a network',
  args: { scenario: { ...scenario, failures: { 'library.albums': offline } } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Failed to load your albums.')).toBeVisible();
    backOnline(serverOf(loaded).fake);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
