import { historyFixture, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { backOnline, broken, offline } from '../library/library.fixtures.ts';

const token = '6f1c2a52-7e0b-4d3f-9a77-0f9d1f9b2c11';
const history = historyFixture(3).map((each, index) => ({ ...each, title: `Harbour ${index + 1}` }));
const scenario = { accounts: [{ ...mara, creations: history }] };
const shared = async ({ library, world }: FakeStudioApi): Promise<unknown> => {
  const id = await library.saveAlbum({ title: 'By the sea', description: 'Harbours and weather.' });
  await library.addToAlbum(
    id,
    history.map((each) => each.id),
  );
  await library.setAlbumPublic(id, true);
  const account = world.accounts.values().next().value!;
  account.albums = account.albums.map((album) => ({ ...album, shareToken: token }));
  return account;
};

const meta = {
  ...screenStory,
  title: 'App/Screens/Shared album',
  args: { path: `/saved-albums?shared=${token}`, isVisitor: true, scenario, before: shared },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToAVisitor: Story = {
  name: 'A shared album opens for a visitor, without the gate (D37)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.getByText('Harbours and weather.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('By the sea · Kinora'));
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
};

export const ToItsOwner: Story = {
  name: 'A shared album opens by its link for its owner too (D37)',
  args: { isVisitor: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const Played: Story = {
  name: 'A press on Play plays a clip of a shared album in its frame, by whose player one goes on',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Harbour 1' }));
    const frame = canvas.getByRole('article', { name: 'Harbour 1' });
    await waitFor(() => expect(frame.querySelector('video')).toHaveProperty('paused', false));
    await expect(within(frame).getByRole('group', { name: 'Harbour 1' })).toHaveFocus();
  },
};

export const WithoutTheLink: Story = {
  name: 'Without the link the page stays behind the gate (D4)',
  args: { path: '/saved-albums' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Create stunning videos with artificial intelligence'),
    ).toBeVisible();
  },
};

export const DeadLink: Story = {
  name: 'A dead link says so (D37)',
  tags: ['picture'],
  args: { path: '/saved-albums?shared=00000000-0000-4000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This album is private or no longer there.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

const sendReport: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Report this album' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this album' });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Spam' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
};

export const Reported: Story = {
  name: 'A shared album can be reported by anybody (D37)',
  play: async (context) => {
    await sendReport(context);
    await said('Thank you. We will look at it.');
    await expect(serverOf(context.loaded).fake.world.reports).toEqual([{ token, reason: 'spam' }]);
  },
};

export const AReportThatFails: Story = {
  name: 'A report that could not be sent says so, and keeps what was chosen (D37)',
  args: { scenario: { ...scenario, failures: { 'library.reportAlbum': broken } } },
  play: async (context) => {
    await sendReport(context);
    const dialog = screen.getByRole('dialog', { name: 'Report this album' });
    await expect(await within(dialog).findByText('Failed to send the report')).toBeVisible();
    await expect(within(dialog).getByRole('radio', { name: 'Spam' })).toBeChecked();
  },
};

export const Offline: Story = {
  name: 'A shared album that could not be loaded comes by itself once there is a network',
  args: { scenario: { ...scenario, failures: { 'library.sharedAlbum': offline } } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Failed to load this album.')).toBeVisible();
    backOnline(serverOf(loaded).fake);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};
