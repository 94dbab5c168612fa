import { creationFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ResultPlayer } from './ResultPlayer.tsx';

const meta = {
  title: 'Studio Kit/Result/ResultPlayer',
  component: ResultPlayer,
  args: {
    creation: creationFixture(),
    onDownloadRequested: fn(),
    onLinkCopyRequested: fn(),
    onCreateAnotherRequested: fn(),
  },
} satisfies Meta<typeof ResultPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Waits until the player has come and knows its clip. */
const arrived: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-part="seek"] input:enabled')).not.toBeNull());
};
const clipIn = (place: HTMLElement) => place.querySelector('video')!;
/** What it comes in with: itself, or what it lies in. */
function comingIn(part: Element | null): Element | null {
  const isStill = part && getComputedStyle(part).animationName === 'none';
  return isStill ? comingIn(part.parentElement) : part;
}

export const Full: Story = {
  name: 'A finished clip stands in a player, named by its prompt (A256)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async (context) => {
    await arrived(context);
    const clip = clipIn(context.canvasElement);
    await expect(clip.duration).toBeCloseTo(2, 1);
    await expect(clip).toHaveAccessibleName(/lighthouse keeper/);
  },
};

/** The browser of the tests asks for less motion; most people's does not. */
const asksForAllMotion = () => {
  const asked = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? asked('not all') : asked(query),
  );
};

export const PlaysByItself: Story = {
  name: 'A finished clip plays by itself, silent and over again, under Kinora’s own controls (D41)',
  beforeEach: asksForAllMotion,
  play: async (context) => {
    await arrived(context);
    const { canvas, canvasElement, userEvent } = context;
    const clip = clipIn(canvasElement);
    await waitFor(() => expect(clip.currentTime).toBeGreaterThan(0));
    await expect([clip.paused, clip.muted, clip.loop, clip.controls]).toEqual([false, true, true, false]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(clip.paused).toBe(true));
  },
};

export const StandsStillWithLessMotion: Story = {
  name: 'With less motion a finished clip stands still until it is played',
  globals: { motion: 'reduced' },
  play: async (context) => {
    await arrived(context);
    const { canvas, canvasElement, userEvent } = context;
    const clip = clipIn(canvasElement);
    await expect([clip.paused, clip.currentTime]).toEqual([true, 0]);
    // It appears in a moment, where it else develops in 0.42 s.
    await expect(getComputedStyle(comingIn(clip)!).animationDuration).toBe('0.12s');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(clip.paused).toBe(false));
  },
};

export const Tall: Story = {
  name: 'A tall clip arrives in a frame of its own shape',
  tags: ['picture'],
  args: { creation: creationFixture({ width: 720, height: 1280 }) },
  play: arrived,
};

export const WithTheToolsOwnWords: Story = {
  name: 'A result’s buttons have the names that its tool gives them (A257, A333)',
  args: { downloadLabel: 'Download Video', againLabel: 'Generate New' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download Video' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate New' })).toBeVisible();
  },
};

export const ItsButtonsAskForWhatTheySay: Story = {
  name: 'The buttons of a clip download it, copy its link and create another (A257)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownloadRequested).toHaveBeenCalledWith({ creation: args.creation });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onLinkCopyRequested).toHaveBeenCalledWith({ creation: args.creation });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Another' }));
    await expect(args.onCreateAnotherRequested).toHaveBeenCalledTimes(1);
  },
};

export const KeysAloneGoFromFrameToFrame: Story = {
  name: 'A clip goes on frame by frame by keys',
  // From its first frame on.
  globals: { motion: 'reduced' },
  play: async (context) => {
    await arrived(context);
    const { canvas, canvasElement, userEvent } = context;
    canvas.getByRole('button', { name: 'One frame on' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(clipIn(canvasElement).currentTime).toBeCloseTo(2.5 / 24, 2));
  },
};

export const AClipThatCannotBePlayedSaysSo: Story = {
  name: 'A clip that this browser cannot play says so, and can be downloaded',
  tags: ['picture'],
  args: { creation: creationFixture({ file_url: 'data:video/mp4;base64,AAAA' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/this browser/);
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

export const WithoutAFile: Story = {
  name: 'A clip without a file says so, and cannot be downloaded',
  tags: ['picture', 'narrow'],
  args: { creation: creationFixture({ file_url: null, download_url: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This clip can’t be played right now')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RightToLeft: Story = {
  name: 'A finished clip can be sought in where reading goes from right to left, too',
  tags: ['picture'],
  globals: { locale: 'ar' },
  play: arrived,
};
