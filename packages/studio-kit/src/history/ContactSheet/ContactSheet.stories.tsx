import { historyWords } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { Button, ClockProvider } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sixFrames, tenThousand } from './ContactSheet.fixtures.ts';
import { ContactSheet } from './ContactSheet.tsx';

const still = () => Date.UTC(2026, 10, 14, 9, 30);

const meta = {
  title: 'Studio Kit/History/ContactSheet',
  component: ContactSheet,
  args: {
    creations: sixFrames,
    onOpened: fn(),
    onLikeToggled: fn(),
    onDownloadRequested: fn(),
    onDeleteRequested: fn(),
    onSelectionChanged: fn(),
    onReuseRequested: fn(),
    onReferenceRequested: fn(),
    onCompareRequested: fn(),
    onAlbumRequested: fn(),
    onZipRequested: fn(),
    onManyDeleteRequested: fn(),
    onShortcutsRequested: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider now={still} timeZone="UTC">
        <style>{`:root { --kit-contact-sheet-block-size: 560px; }`}</style>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof ContactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = (name: string) => screen.findByRole('row', { name });

export const Full: Story = {
  name: 'Every creation has a frame on the sheet, in the order given (A128)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(await frame('Harbour at dawn')).toBeVisible();
    const shown = canvas.getAllByRole('row').map((row) => row.getAttribute('data-key'));
    await expect(shown).toEqual(sixFrames.map(({ id }) => id));
  },
};

export const ThreeColumnsOnADesktop: Story = {
  name: 'A wide desktop has three columns of frames, never more (A128)',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1500 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const names = ['Harbour at dawn', 'Kettle', 'Lanterns', 'Red bridge'];
    const tops = await Promise.all(
      names.map(async (name) => Math.round((await frame(name)).getBoundingClientRect().top)),
    );
    await expect(tops[1]).toBe(tops[0]);
    await expect(tops[2]).toBe(tops[0]);
    await expect(tops[3]).toBeGreaterThan(tops[0]!);
  },
};

export const ArrowsWalkAndEnterOpens: Story = {
  name: 'Arrows walk from frame to frame, and Enter opens one',
  play: async ({ args, canvas, userEvent }) => {
    (await frame('Harbour at dawn')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kettle' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpened).toHaveBeenCalledWith({ creation: sixFrames[1] });
  },
};

export const FramesHaveTheNumbersTheyAreGiven: Story = {
  name: 'Frames have the numbers that they are given',
  play: async () => {
    await expect(within(await frame('Harbour at dawn')).getByText('Creation 128')).toBeInTheDocument();
    await expect(within(await frame('Kettle')).getByText(/^Creation 127/)).toBeInTheDocument();
  },
};

export const LettersReuseAndRefer: Story = {
  name: 'R reuses the settings of a frame, S takes it as a reference, and the focus stays there',
  play: async ({ args, userEvent }) => {
    (await frame('Harbour at dawn')).focus();
    await userEvent.keyboard('r');
    await expect(args.onReuseRequested).toHaveBeenCalledWith({ creation: sixFrames[0] });
    await userEvent.keyboard('S');
    await expect(args.onReferenceRequested).toHaveBeenCalledWith({ creation: sixFrames[0] });
    await waitFor(async () => expect(await frame('Harbour at dawn')).toHaveFocus());
  },
};

export const FocusShowsTheDeeds: Story = {
  name: 'What can be done with a frame is seen while the frame has the focus',
  tags: ['!picture'],
  play: async () => {
    const one = await frame('Harbour at dawn');
    const actions = (await within(one).findByRole('button', { name: 'Like Harbour at dawn' })).parentElement!;
    await expect(getComputedStyle(actions).opacity).toBe('0');
    one.focus();
    await waitFor(() => expect(getComputedStyle(actions).opacity).toBe('1'));
  },
};

export const FocusIsToldFromWhatIsChosen: Story = {
  name: 'The focus marks the corners of a picture, and what is chosen has a line round the whole frame',
  tags: ['picture', 'forced-colors'],
  args: { selectedIds: new Set([sixFrames[1]!.id]) },
  play: async ({ userEvent }) => {
    (await frame('Harbour at dawn')).focus();
    await userEvent.keyboard('{ArrowRight}');
    const one = await frame('Kettle');
    await waitFor(() => expect(one).toHaveFocus());
    const face = one.querySelector('article')!.firstElementChild!;
    await expect(getComputedStyle(one).boxShadow).toBe('none');
    await expect(getComputedStyle(face, '::after').maskImage).toContain('conic-gradient');
    await expect(getComputedStyle(one, '::after').maskImage).toBe('none');
  },
};

export const SpacePinsAndThenCompares: Story = {
  name: 'Space pins one frame, and compares it with the next',
  play: async ({ args, canvas, userEvent }) => {
    (await frame('Harbour at dawn')).focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Pinned')).toBeVisible();
    await expect(canvas.getByText(/Harbour at dawn is pinned/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kettle' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onCompareRequested).toHaveBeenCalledWith({ pair: [sixFrames[0], sixFrames[1]] });
    await waitFor(() => expect(canvas.queryByText('Pinned')).toBeNull());
    await expect(args.onSelectionChanged).not.toHaveBeenCalled();
  },
};

export const SeveralAreChosenByKeys: Story = {
  name: 'Several frames are chosen by keys, to compare, put into an album, download or delete (D35)',
  play: async ({ args, canvas, userEvent }) => {
    (await frame('Harbour at dawn')).focus();
    await userEvent.keyboard('x{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kettle' })).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(await canvas.findByText('creations chosen', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    const pair = [sixFrames[0], sixFrames[1]];
    await expect(args.onCompareRequested).toHaveBeenCalledWith({ pair });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to album' }));
    await expect(args.onAlbumRequested).toHaveBeenCalledWith({ creations: pair });
    await userEvent.click(canvas.getByRole('button', { name: 'Download as zip' }));
    await expect(args.onZipRequested).toHaveBeenCalledWith({ creations: pair });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onManyDeleteRequested).toHaveBeenCalledWith({ creations: pair });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }));
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
  },
};

const chosenFrames = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.getAttribute('data-key'));
const idsUpTo = (end: number) => sixFrames.slice(0, end).map(({ id }) => id);

export const ARangeIsChosen: Story = {
  name: 'From a frame that was ticked a range is chosen with Shift, by mouse and by keys, and Ctrl+A chooses all',
  play: async ({ args, userEvent }) => {
    const box = async (name: string) => within(await frame(name)).getByRole('checkbox');
    await userEvent.click(await box('Harbour at dawn'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await frame('Lanterns'));
    await waitFor(() => expect(chosenFrames()).toEqual(idsUpTo(3)));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(chosenFrames()).toEqual(idsUpTo(2)));
    await userEvent.click(await box('Red bridge'));
    await waitFor(() => expect(chosenFrames()).toEqual(idsUpTo(4)));
    await userEvent.keyboard('{/Shift}{Control>}a{/Control}');
    await waitFor(() => expect(chosenFrames()).toEqual(idsUpTo(6)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chosenFrames()).toEqual([]));
    (await frame('Harbour at dawn')).focus();
    await userEvent.keyboard('x{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(chosenFrames()).toEqual(idsUpTo(3)));
    await userEvent.keyboard('x');
    await waitFor(() => expect(chosenFrames()).toEqual(idsUpTo(2)));
    await expect(args.onOpened).not.toHaveBeenCalled();
  },
};

export const AllThereAreAreOffered: Story = {
  name: 'Once all frames that have come are chosen, all there are can be chosen',
  args: { total: 1212, onAllRequested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const offer = () => canvas.queryByRole('button', { name: 'Choose all 1,212' });
    (await frame('Harbour at dawn')).focus();
    await userEvent.keyboard('x');
    await canvas.findByRole('toolbar');
    await expect(offer()).toBeNull();
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(offer()).toBeVisible());
    await userEvent.click(offer()!);
    await expect(args.onAllRequested).toHaveBeenCalledTimes(1);
  },
};

export const DeleteAsksForWhatIsChosen: Story = {
  name: 'Delete asks for the frame that has the focus, and where some are chosen for all of those (A137)',
  play: async ({ args, canvas, userEvent }) => {
    (await frame('Lanterns')).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onDeleteRequested).toHaveBeenCalledWith({ creation: sixFrames[2] });
    await userEvent.click(within(await frame('Harbour at dawn')).getByRole('checkbox'));
    await userEvent.click(within(await frame('Kettle')).getByRole('checkbox'));
    await userEvent.keyboard('{Delete}');
    const pair = { creations: [sixFrames[0], sixFrames[1]] };
    await expect(args.onManyDeleteRequested).toHaveBeenLastCalledWith(pair);
    canvas.getByRole('button', { name: 'Like Lanterns' }).focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onManyDeleteRequested).toHaveBeenCalledTimes(2);
    await expect(args.onDeleteRequested).toHaveBeenCalledTimes(1);
  },
};

export const TheFocusGoesBackToItsFrame: Story = {
  name: 'Whoever lets go of what is chosen by the button for it goes on at the frame that had the focus',
  play: async ({ canvas, userEvent }) => {
    (await frame('Kettle')).focus();
    await userEvent.keyboard('x');
    const clear = await canvas.findByRole('button', { name: 'Choose none' });
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
    await waitFor(async () => expect(await frame('Kettle')).toHaveFocus());
  },
};

export const NothingLiesOverFramesInALowWindow: Story = {
  name: 'In a low window what can be done with chosen frames lies over none of them',
  globals: { viewport: { value: 'low' } },
  args: { selectedIds: new Set([sixFrames[0]!.id]) },
  play: async ({ canvas }) => {
    const bar = (await canvas.findByRole('toolbar')).getBoundingClientRect();
    await expect(bar.top).toBeGreaterThanOrEqual(canvas.getByRole('grid').getBoundingClientRect().bottom);
  },
};

export const EachFrameIsADragSource: Story = {
  name: 'A frame can be dragged, and has a button to be dragged by',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Drag Kettle' })).toBeInTheDocument();
    await expect(await frame('Kettle')).toHaveAttribute('draggable', 'true');
  },
};

export const TheKeysAreAskedFor: Story = {
  name: 'A question mark on a frame and the button under the sheet ask for the keys',
  play: async ({ args, canvas, userEvent }) => {
    (await frame('Harbour at dawn')).focus();
    await userEvent.keyboard('?');
    await expect(args.onShortcutsRequested).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect(args.onShortcutsRequested).toHaveBeenCalledTimes(2);
  },
};

export const ItsButtonsAreReachedByTab: Story = {
  name: 'The buttons of a frame are reached by Tab, and open nothing',
  play: async ({ args, canvas, userEvent }) => {
    const like = await canvas.findByRole('button', { name: 'Like Kettle' });
    (await frame('Kettle')).focus();
    for (let stops = 0; stops < 6 && document.activeElement !== like; stops += 1) await userEvent.tab();
    await waitFor(() => expect(like).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onLikeToggled).toHaveBeenCalledTimes(1);
    await expect(args.onOpened).not.toHaveBeenCalled();
  },
};

export const TenThousandFrames: Story = {
  name: 'Only frames in sight are drawn of ten thousand, and End leads to the last',
  args: { creations: tenThousand },
  play: async ({ canvas, userEvent }) => {
    (await frame('Frame 10000')).focus();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: 'Frame 1' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

const likeOf = fn((title: string) => `Like ${title}`);
const liked = fn<(among: number) => void>();
const growingLabels = { like: likeOf };

export const ThoseThatComeLeaveTheOthersAlone: Story = {
  name: 'Frames are not drawn again for those that come, and do what their owner says by then',
  render: function Growing(args) {
    const [count, setCount] = useState(2);
    return (
      <>
        <Button onPress={() => setCount(3)}>One more</Button>
        <ContactSheet
          {...args}
          labels={growingLabels}
          creations={sixFrames.slice(0, count)}
          onLikeToggled={() => liked(count)}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Like Kettle' });
    likeOf.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await canvas.findByRole('button', { name: 'Like Lanterns' });
    await expect([...new Set(likeOf.mock.calls.flat())]).toEqual(['Lanterns']);
    await userEvent.click(canvas.getByRole('button', { name: 'Like Kettle' }));
    await expect(liked).toHaveBeenLastCalledWith(3);
  },
};

export const FramesAreAsTallAsTheyNeed: Story = {
  name: 'A frame has the room that its picture and its words take, however wide it gets and also when it is chosen',
  args: { selectedIds: new Set([sixFrames[0]!.id]) },
  play: async ({ canvasElement }) => {
    const fits = async () => {
      const row = await frame('Harbour at dawn');
      const card = within(row).getByRole('article');
      const room = row.parentElement!.offsetHeight;
      await expect(Math.abs(card.getBoundingClientRect().height - room)).toBeLessThan(1);
      return room;
    };
    const wide = await waitFor(fits);
    canvasElement.style.inlineSize = '600px';
    await waitFor(async () => expect(await fits()).toBeLessThan(wide));
    canvasElement.style.inlineSize = '';
  },
};

export const Selected: Story = {
  tags: ['picture'],
  args: { selectedIds: new Set([sixFrames[1]!.id, sixFrames[2]!.id]) },
};

const unfinished = (['cancelled', 'processing', 'failed', 'queued'] as const).map((status, index) => ({
  ...sixFrames[index]!,
  status,
  file_url: null,
  thumbnail_url: null,
}));

export const NothingLiesOverItsState: Story = {
  name: 'Neither the box of a frame nor its grip lies over what says that it is pinned, however narrow it is',
  tags: ['picture', 'narrow'],
  args: { creations: unfinished, selectedIds: new Set(unfinished.slice(0, 2).map(({ id }) => id)) },
  play: async ({ userEvent }) => {
    const row = await frame('Harbour at dawn');
    row.focus();
    await userEvent.keyboard(' ');
    const at = (part: Element) => part.getBoundingClientRect();
    const pinned = at(await within(row).findByText('Pinned'));
    const box = at(row.querySelector('[data-part="selection"]')!);
    const grip = at(row.querySelector('[data-part="grip"]')!);
    await expect(pinned.left).toBeGreaterThanOrEqual(box.right);
    await expect(pinned.right).toBeLessThanOrEqual(grip.left);
  },
};

export const Loading: Story = {
  name: 'The sheet says that creations are loading (A126)',
  tags: ['picture'],
  args: { creations: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your creations');
  },
};

export const Empty: Story = {
  name: 'A sheet with no frame says that there are no creations yet (A127)',
  tags: ['picture'],
  args: { creations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No creations yet' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'A sheet that could not be loaded says so (A140)',
  tags: ['picture'],
  args: { creations: null, problem: historyWords.loadFailed, onRetryRequested: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(historyWords.loadFailed);
  },
};

export const AnotherTryIsAsked: Story = {
  name: 'Creations that could not be loaded are asked for again',
  args: { creations: null, problem: historyWords.loadFailed, onRetryRequested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryRequested).toHaveBeenCalledTimes(1);
  },
};

export const Partial: Story = {
  name: 'Frames that have come stay when more do not come (A141)',
  args: { problem: historyWords.loadBroke, onRetryRequested: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(historyWords.loadBroke);
    await expect(await frame('Kettle')).toBeVisible();
  },
};

export const VeryLongText: Story = {
  args: {
    creations: sixFrames.map((each) => ({ ...each, title: `${each.title} `.repeat(20) })),
  },
};

export const RightToLeft: Story = {
  name: 'The left arrow leads on where one reads from right to left',
  tags: ['picture'],
  globals: { locale: 'ar' },
  args: { creations: [creationFixture({ title: 'ميناء عند الفجر' }), ...sixFrames.slice(1)] },
  play: async ({ canvas, userEvent }) => {
    (await frame('ميناء عند الفجر')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kettle' })).toHaveFocus());
  },
};
