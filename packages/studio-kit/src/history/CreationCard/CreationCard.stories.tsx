import { creationFixture, historyFixture } from '@kinora/contract/testing';
import { ClockProvider, Grid, LocaleProvider } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CreationCard } from './CreationCard.tsx';

const still = () => Date.UTC(2026, 10, 14, 9, 30);

const meta = {
  title: 'Studio Kit/History/CreationCard',
  component: CreationCard,
  args: {
    creation: creationFixture(),
    onLikeToggled: fn(),
    onDownloadRequested: fn(),
    onDeleteRequested: fn(),
  },
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <div style={{ maxInlineSize: 380 }}>
        <CreationCard {...args} />
      </div>
    </ClockProvider>
  ),
} satisfies Meta<typeof CreationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A creation’s card tells its short date and time (A133)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 14, 9:30 AM')).toBeVisible();
  },
};

export const ItsButtonsTellWhatWasAsked: Story = {
  name: 'A card’s buttons are named with its title and tell what was asked (A134, A136, A137)',
  play: async ({ args, canvas, userEvent }) => {
    const { creation } = args;
    await userEvent.click(canvas.getByRole('button', { name: /^Like A lighthouse keeper/ }));
    await expect(args.onLikeToggled).toHaveBeenCalledWith({ creation, isLiked: true });
    await userEvent.click(canvas.getByRole('button', { name: /^Download A lighthouse keeper/ }));
    await expect(args.onDownloadRequested).toHaveBeenCalledWith({ creation });
    await userEvent.click(canvas.getByRole('button', { name: /^Delete A lighthouse keeper/ }));
    await expect(args.onDeleteRequested).toHaveBeenCalledWith({ creation });
  },
};

export const PlayedOnThePicture: Story = {
  name: 'The button that plays an upright clip lies on its picture',
  args: { creation: creationFixture({ width: 900, height: 1600 }) },
  play: async ({ canvas }) => {
    const play = canvas.getByRole('button', { name: /^Play/ }).getBoundingClientRect();
    const place = canvas.getByRole('img').getBoundingClientRect();
    const picture = (place.height * 9) / 16;
    await expect(play.left).toBeGreaterThan(place.left + (place.width - picture) / 2);
    await expect(play.right).toBeLessThan(place.right - (place.width - picture) / 2);
  },
};

export const AClipIsLoadedWhenItIsPlayed: Story = {
  name: 'A clip is loaded only when it is played',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Play A lighthouse/ }));
    const clip = canvasElement.querySelector('video')!;
    await expect(clip).toHaveAccessibleName(/lighthouse/);
    await expect(clip.autoplay).toBe(true);
    await waitFor(() => expect(clip.readyState).toBeGreaterThan(1));
  },
};

export const TwoNeverPlayAtOnce: Story = {
  name: 'One card plays at a time, over again and under Kinora’s own control',
  render: (args) => (
    <>
      <CreationCard {...args} />
      <CreationCard {...args} creation={creationFixture({ title: 'Harbour at night' }, 1)} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clipOf = (at: number) => canvasElement.querySelectorAll('video')[at]!;
    const press = canvas.getByRole('button', { name: /^Play A lighthouse/ });
    await userEvent.click(press);
    await waitFor(() => expect(clipOf(0).paused).toBe(false));
    await expect([clipOf(0).controls, clipOf(0).loop]).toEqual([false, true]);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Harbour at night' }));
    await waitFor(() => expect(clipOf(0).paused).toBe(true));
    await waitFor(() => expect(clipOf(1).paused).toBe(false));
    await expect(await canvas.findByRole('button', { name: /^Play A lighthouse/ })).toBe(press);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause Harbour at night' }));
    await waitFor(() => expect(clipOf(1).paused).toBe(true));
  },
};

export const Liked: Story = {
  name: 'A liked one without a number has a heart in its circle',
  args: { creation: { ...creationFixture({ is_liked: true }), frame_number: undefined } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Like/, pressed: true })).toBeInTheDocument();
    const circle = canvasElement.querySelector('[data-component="MarkerCircle"]')!;
    await expect(circle.querySelector('[data-component="Icon"]')).toBeVisible();
    await expect(circle.querySelector('[data-part="line"]')).toBeVisible();
  },
};

export const LikedIsCircled: Story = {
  name: 'The number of a liked one is circled',
  tags: ['picture'],
  args: { creation: creationFixture({ frame_number: 12, is_liked: true }) },
  play: async ({ canvas }) => {
    const circle = canvas.getByText('12').closest('[data-component="MarkerCircle"]')!;
    await expect(circle.querySelector('[data-part="line"]')).toBeVisible();
  },
};

/** A reader who has not asked for less motion, as the reader of tests has. */
const inMotion = () => {
  const ask = window.matchMedia;
  window.matchMedia = (query) =>
    (query.includes('reduced-motion') ? new EventTarget() : ask(query)) as MediaQueryList;
  return () => {
    window.matchMedia = ask;
  };
};
const pointed = (card: Element, to: 'enter' | 'leave') =>
  card.dispatchEvent(new PointerEvent(`pointer${to}`, { pointerType: 'mouse' }));

export const MovesUnderThePointer: Story = {
  name: 'Under a pointer a clip plays without a sound; pressed, it plays with it, wherever the pointer goes',
  beforeEach: inMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = canvas.getByRole('article');
    const clip = () => canvasElement.querySelector('video');
    pointed(card, 'enter');
    await waitFor(() => expect(clip()?.paused).toBe(false));
    await expect(clip()!.muted).toBe(true);
    await expect(canvas.getByRole('img')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    const pressed = clip()!;
    await expect(pressed).toHaveAccessibleName(/lighthouse/);
    await expect(pressed.muted).toBe(false);
    pointed(card, 'leave');
    await expect(await canvas.findByRole('button', { name: /^Pause/ })).toBeInTheDocument();
    await expect(clip()).toBe(pressed);
  },
};

export const WithoutAThumbnail: Story = {
  args: { creation: creationFixture({ thumbnail_url: null, file_url: null }) },
};

export const WithoutAFileItsDownloadCanStillBeAsked: Story = {
  name: 'A creation without a file can still be asked for, to be told why (A136)',
  args: { creation: creationFixture({ download_url: null }) },
  play: async ({ args, canvas, userEvent }) => {
    const download = canvas.getByRole('button', { name: /^Download/ });
    await expect(download).toHaveAttribute('aria-disabled', 'true');
    download.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownloadRequested).toHaveBeenCalledTimes(1);
  },
};

export const ByKeysAlone: Story = {
  name: 'Keys alone reach Play, then the like',
  play: async ({ args, userEvent, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Play/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onLikeToggled).toHaveBeenCalledTimes(1);
  },
};

export const Numbered: Story = {
  name: 'A card tells the number of its frame',
  tags: ['picture'],
  args: { creation: creationFixture({ frame_number: 128 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Creation 128')).toBeInTheDocument();
  },
};

export const NumberedInTheReadersLanguage: Story = {
  name: 'A frame’s number is written as in its reader’s language',
  args: { creation: creationFixture({ frame_number: 12_840 }) },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <CreationCard {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Creation 12.840')).toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  tags: ['picture'],
  globals: { locale: 'ar' },
  args: { creation: creationFixture({ frame_number: 12, title: 'ميناء عند الفجر' }) },
};

export const VeryLongText: Story = {
  tags: ['picture'],
  args: { creation: creationFixture({ title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4) }) },
};

export const EveryStatus: Story = {
  name: 'Every status but completed has a badge, on the edge of its frame (A132)',
  tags: ['picture'],
  render: (args) => (
    <Grid minColumnWidth="16rem" maxColumns={3}>
      {(['completed', 'queued', 'processing', 'failed', 'cancelled'] as const).map((status, index) => (
        <CreationCard
          key={status}
          {...args}
          creation={creationFixture(
            {
              status,
              ...(status === 'completed' ? {} : { file_url: null, thumbnail_url: null, download_url: null }),
            },
            index,
          )}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    const states = cards.map((card) =>
      within(card).queryByText(/^(Completed|Queued|Processing|Failed|Cancelled)$/),
    );
    await expect(states.map((state) => state?.textContent)).toEqual([
      undefined,
      'Queued',
      'Processing',
      'Failed',
      'Cancelled',
    ]);
  },
};

export const Developing: Story = {
  name: 'A frame at work tells how far it has developed, in figures and in the line at its foot',
  tags: ['picture', 'forced-colors'],
  args: {
    creation: {
      ...creationFixture({ status: 'processing', file_url: null, thumbnail_url: null, download_url: null }),
      progress: 0.4,
    },
  },
  play: async ({ canvas }) => {
    const figures = canvas.getByText('40%');
    await expect(figures).toBeVisible();
    // Nothing lies over the picture.
    await expect(figures.closest('article')!.firstElementChild).not.toContainElement(figures);
    const line = canvas.getByRole('progressbar', { name: 'Processing' });
    await expect(line).toHaveAttribute('aria-valuetext', '40%');
    const foot = canvas.getByRole('article').firstElementChild!.getBoundingClientRect();
    await expect(line.getBoundingClientRect().bottom).toBe(foot.bottom);
    await expect(line.getBoundingClientRect().width).toBe(foot.width);
  },
};

export const ASheetOfThem: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid minColumnWidth="16rem" maxColumns={3}>
      {historyFixture(6).map((creation) => (
        <CreationCard key={creation.id} {...args} creation={creation} />
      ))}
    </Grid>
  ),
};
