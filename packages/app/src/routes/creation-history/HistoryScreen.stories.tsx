import { newId, requestOf, wanImageToVideo } from '@kinora/contract';
import { creationFixture, onePixelPng } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';
import { fullHistory } from '../library/fullHistory.fixtures.ts';
import { backOnline, offline } from '../library/library.fixtures.ts';
import { counted, historyStory, withHistory } from './history.fixtures.ts';

const meta = {
  ...historyStory,
  title: 'App/Screens/Creation history/Screen',
} satisfies Meta<ScreenStoryArgs>;

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

let atWork: string;

export const Developing: Story = {
  name: 'A frame that is at work develops in the history as the tray is told of it, until it is done',
  args: {
    scenario: { jobs: 'hold' },
    before: async ({ generate }) => {
      const image = `data:image/png;base64,${onePixelPng}`;
      const sent = requestOf(wanImageToVideo, { image, prompt: 'Snow falls', duration: 5, motion: 5 });
      atWork = (await generate.submit(sent, { idempotencyKey: newId() })).taskId!;
    },
  },
  play: async ({ canvas, loaded }) => {
    const card = within(await canvas.findByRole('article', { name: 'Snow falls' }));
    await expect(card.queryByRole('progressbar')).toBeNull();
    const { fake } = serverOf(loaded);
    fake.jobs.advance(atWork, { status: 'running', progress: 0.4, position: null });
    const line = await card.findByRole('progressbar');
    await expect(line).toHaveAttribute('aria-valuetext', '40%');
    await expect(card.getByText('40%')).toBeVisible();
    fake.jobs.advance(atWork, { status: 'completed', progress: 1 });
    await waitFor(() => expect(card.queryByRole('progressbar')).toBeNull());
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

export const PageAfterPage: Story = {
  name: 'The next page comes where the first is scrolled to its end, and only frames in sight are drawn',
  args: { scenario: withHistory(70) },
  play: async ({ canvas }) => {
    await counted(canvas, '70 creations');
    const sheet = await canvas.findByRole('grid');
    // The oldest is the first frame, and lies on the second page.
    await waitFor(async () => {
      sheet.scrollTop = sheet.scrollHeight;
      await expect(canvas.getByText('Creation 1')).toBeInTheDocument();
    });
    // Only those in sight are drawn.
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
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
